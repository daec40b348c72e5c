import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { judgeEntry, type Limits } from './number-entry.ts'
import { Stepper } from './stepper.tsx'

const limits: Limits = { least: 0, most: 4 }
const markupFor = (typed: string): string =>
  renderToStaticMarkup(
    <Stepper label="個数" entry={judgeEntry(typed, limits)} limits={limits} onText={() => undefined} error="できません" />,
  )

test('a number that was set to the limit is not marked as wrong: the sentence says what was done', () => {
  const markup = markupFor('9')
  expect(markup).toContain('value="4"')
  expect(markup).not.toContain('aria-invalid')
  expect(markup).toMatch(/_hint_\w+" aria-live="polite">できません/)
})

test('what is no number stays as typed and is marked as wrong', () => {
  const markup = markupFor('三')
  expect(markup).toContain('value="三"')
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toMatch(/_error_\w+" aria-live="polite">できません/)
})
