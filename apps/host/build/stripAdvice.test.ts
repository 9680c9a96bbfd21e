import { expect, it } from 'vitest'
import { stripSentences } from './stripAdvice.ts'

it('leaves out what the router tells developers, and what it checks of itself', () => {
  const code =
    "assertUsage(isFine(a), `Say ${toText(a)}, ${[1].join('(')}`);\nassertWarning(b, ['x'].join(), { onlyOnce: true });\nassert(c, {d: assertUsage(e)});"
  expect(stripSentences(code, 'a.js')).toBe("assertUsage(isFine(a), '');\nassertWarning(b, '', { onlyOnce: true });\n;")
})
