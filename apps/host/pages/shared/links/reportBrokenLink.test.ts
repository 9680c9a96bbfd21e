import { expect, it, vi } from 'vitest'
import { reportBrokenLink } from './reportBrokenLink.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'

const on = (canonicalPath: string, path: string) =>
  createTestRequest({ address: { site: { id: 'main' }, path, canonicalPath } })

it('a broken link is logged once, with its page (CAT-22)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const page of [on('/en/a', '/a'), on('/de/a', '/a'), on('/en/b', '/b')])
    for (let times = 0; times < 3; times += 1) reportBrokenLink(page, 'product kappa-1')
  reportBrokenLink(on('/en/a', '/a'), 'page gone')
  expect(warn.mock.calls.map(([words]) => String(words))).toEqual([
    'A link on /en/a leads nowhere: there is no product kappa-1',
    'A link on /en/b leads nowhere: there is no product kappa-1',
    'A link on /en/a leads nowhere: there is no page gone',
  ])
  warn.mockClear()
  for (let number = 0; number < 5_000; number += 1) reportBrokenLink(on('/en/c', '/c'), `page ${number}`)
  expect(warn).toHaveBeenCalledTimes(5_000)
  warn.mockRestore()
})
