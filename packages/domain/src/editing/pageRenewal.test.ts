import { expect, it } from 'vitest'
import { resolveHostRenewalState } from './index.ts'

const now = new Date('2026-12-01T08:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

it.each([
  ['live once it has renewed the page, also if it is silent since', before(90), before(60), 'live'],
  ['pending while it reports', null, before(30), 'pending'],
  ['silent after half a minute without a report', null, before(31), 'silent'],
])('a host is %s', (_, renewedAt, reportedAt, state) => {
  expect(resolveHostRenewalState({ renewedAt, reportedAt }, now)).toBe(state)
})
