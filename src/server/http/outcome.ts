/** A reply after which the caller is signed in as this user, in a new session. */
export class SignIn<Reply> {
  readonly userId: number
  readonly reply: Reply
  constructor(userId: number, reply: Reply) {
    this.userId = userId
    this.reply = reply
  }
}

/** A reply after which the caller's session is over. */
export class SignOut<Reply> {
  readonly reply: Reply
  constructor(reply: Reply) {
    this.reply = reply
  }
}

/** A reply of a call that changed nothing and may be judged anew when it is repeated: no receipt is stored. */
export class Unchanged<Reply> {
  readonly reply: Reply
  constructor(reply: Reply) {
    this.reply = reply
  }
}
