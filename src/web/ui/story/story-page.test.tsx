import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Beat } from '../../../content/story/story.ts'
import { queryClient } from '../../server/query.ts'
import { StoryPage } from './story-page.tsx'

const beats: readonly Beat[] = [
  { scene: 'plaza', lines: ['｜灯留《ひとまり》の{a}は、', '{b}を待った。'] },
  { scene: 'plaza', speaker: 'toki', lines: ['「いらっしゃい」'] },
  { scene: 'plaza', speaker: 6, lines: ['「いい間だ」'], button: '振りかえす' },
  { scene: 'plaza', lines: ['おしまい。'] },
]
const party = [
  { role: 6, name: 'たいこ' },
  { role: 1, name: 'はさみ' },
  { role: 2, name: 'くすり' },
]
const nothing = () => undefined
const pageOf = (page: number) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StoryPage
        beats={beats}
        stagings={{}}
        page={page}
        party={party}
        lastLabel="町へ"
        onNext={nothing}
        onBack={nothing}
        onSkip={nothing}
      />
    </QueryClientProvider>,
  )
/** What a screen reader says when the page is turned, reading by reading. */
const said = (page: number) => {
  const live = /aria-live="polite"[^>]*>(.*?)<\/div><\/div>/.exec(pageOf(page))?.[1] ?? ''
  return live.replaceAll(/<rp>.*?<\/rp>|<[^>]*>/g, '')
}

test('a page is told whole, with the names of the party and readings', () => {
  expect(said(0)).toBe('灯留ひとまりのたいこは、はさみを待った。')
  expect(pageOf(0)).toContain('<ruby>灯留<rp>（</rp><rt>ひとまり</rt>')
  expect(pageOf(0)).toContain('aria-atomic="true"')
})

test('the first page is read with the button that has the focus', () => {
  const [, id] = /<div id="([^"]+)"[^>]*aria-live="polite"/.exec(pageOf(0)) ?? []
  expect(id).toBeDefined()
  expect(pageOf(0)).toContain(`aria-describedby="${id}"`)
})

test('who speaks is named with the words, and the picture beside them is silent', () => {
  expect(said(1)).toBe('トキ：「いらっしゃい」')
  expect(said(2)).toBe('たいこ：「いい間だ」')
  expect(/<figure[^>]*aria-hidden="true"/.test(pageOf(2))).toBe(true)
  expect(pageOf(0)).not.toContain('<figure')
})

test('the button says what the next press does', () => {
  expect([0, 1, 2, 3].map((page) => /つぎへ|振りかえす|町へ/.exec(pageOf(page))?.[0])).toEqual(['つぎへ', 'つぎへ', '振りかえす', '町へ'])
})

test('there is no way back from the first page', () => {
  expect(pageOf(0)).toMatch(/aria-disabled="true"[^>]*><span>前へ/)
  expect(pageOf(1)).not.toMatch(/aria-disabled="true"/)
})
