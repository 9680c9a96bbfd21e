import { expect, it } from 'vitest'
import { stripSentences } from './stripAdvice.ts'

it('leaves out what the router tells developers, and keeps what it checks', () => {
  const code =
    "assertUsage(isFine(a), `Say ${toText(a)}, ${[1].join('(')}`);\nassertWarning(b, ['x'].join(), { onlyOnce: true });\nassert(c, 'kept');"
  expect(stripSentences(code, 'a.js')).toBe(
    "assertUsage(isFine(a), '');\nassertWarning(b, '', { onlyOnce: true });\nassert(c, 'kept');",
  )
})
