/** A reply after which the caller is signed in as this user, in a new session. */
export class SignIn<Reply> {
  readonly userId: number
  readonly reply: Reply
  /** The reply holds what nobody else may ever read: its receipt is sealed. */
  readonly isSecret: boolean
  constructor(userId: number, reply: Reply, { isSecret = false }: { readonly isSecret?: boolean } = {}) {
    this.userId = userId
    this.reply = reply
    this.isSecret = isSecret
  }
}

/** A reply that holds what nobody else may ever read: its receipt is sealed. */
export class SecretReply<Reply> {
  readonly reply: Reply
  constructor(reply: Reply) {
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
