import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('never leaves text bare beside an icon or a key, and keeps a run of text in one piece', () => {
  const count = 3
  const markup = renderToStaticMarkup(
    <Button>
      <i />
      もう一度{count}回 <kbd>R</kbd>
    </Button>,
  )
  expect(markup.replace(/<\/?button[^>]*>/g, '')).toBe('<i></i><span>もう一度3回</span><kbd>R</kbd>')
})
