import { impossible, type Json, must, type SaveRule, type SaveRules } from '../state.ts'

/** What an operator does to a post: it is answered to the operator, not to its author. */
const moderated = (change: (hidden: readonly string[], message: string) => readonly string[]): SaveRule => ({
  mayRefuse: ({ posts }, { message }, { status }) => status === 404 && !posts.includes(message),
  after(save, { message }, answer) {
    if (!save.posts.includes(message)) return impossible(answer, 'moderated a post that is not there')
    return { ...save, hidden: change(save.hidden, message) }
  },
})

const without = (hidden: readonly string[], message: string): readonly string[] => hidden.filter((one) => one !== message)

/** Posts, and what is hidden of them: nobody sees it, not even its author. */
export const board: SaveRules = {
  post: {
    after(save, { message }, answer) {
      if (save.posts.includes(message)) return impossible(answer, 'posted twice')
      return { ...save, posts: [...save.posts, message], hasPosted: true }
    },
  },
  posts: {
    after(save, _args, answer) {
      const [own, posts] = answer?.body ?? []
      const seen: readonly string[] = posts.filter((one: Json) => one.savedata_id === own).map((one: Json) => one.message)
      const wanted = save.posts.filter((one) => !save.hidden.includes(one))
      const said = `posts ${seen.join()} instead of ${wanted.join()}`
      must(new Set(seen).size === seen.length && seen.every((one) => wanted.includes(one)), said)
      // Of more than fifty the oldest are not shown.
      must(posts.length >= 50 || wanted.every((one) => seen.includes(one)), said)
      return save
    },
  },
  hidePost: moderated((hidden, message) => [...without(hidden, message), message].toSorted()),
  showPost: moderated(without),
}
