/** A move as small as can be, in a state as large as an adventure's (2.2 KB): what is measured is how it is sent, stored and answered. */
export const match = {
  name: 'match',
  setup: (): { counter: number; readonly rest: string } => ({ counter: 0, rest: 'x'.repeat(2200) }),
  moves: {
    count: ({ G }: { readonly G: { counter: number } }): void => {
      G.counter += 1
    },
  },
}
