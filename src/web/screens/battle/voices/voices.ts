export { talkAfter } from './banter.ts'
export { barkIn } from './barks.ts'
