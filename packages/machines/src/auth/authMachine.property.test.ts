import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthEvent } from './auth.types.ts'
import { isNearExpiry, resolveRenewalDelay, silentFailureTexts } from './rules.ts'
import { createTokens, goodResponse, pendingRequest, World } from './testWorld.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 5_000 : 150
// At full size a property takes tens of seconds.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const events = fc.constantFrom<AuthEvent>(
  { type: 'access.require', returnTo: '/mykomax', sessionMissing: true },
  { type: 'access.require', returnTo: null, sessionMissing: false },
  { type: 'access.release' },
  { type: 'login.start', returnTo: null },
  { type: 'login.retry' },
  { type: 'logout.start' },
  { type: 'tokens.renew' },
  { type: 'tokens.changed' },
)
const mishaps = fc.record({
  silent: fc.constantFrom(null, 'weird', ...silentFailureTexts),
  exchange: fc.constantFrom(null, 'Unable to exchange authorization for tokens'),
  user: fc.constantFrom(null, 'Failed to get user info; received 500', 'Failed to fetch'),
  openSession: fc.constantFrom(null, 'refused'),
})
const steps = fc.array(
  fc.record({ tab: fc.nat(2), event: events, mishaps, wait: fc.constantFrom(0, 1, 3000, 30_000, 3_500_000) }),
  { maxLength: 12 },
)

describe('whatever happens in three tabs', () => {
  it('nobody is signed in without a user, no user stays without tokens, and a code is used once (AUTH-11, AUTH-13)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (path, isReturning) => {
        const world = new World()
        world.pending = isReturning ? pendingRequest : null
        const tabs = [
          world.openTab(isReturning ? { access: 'required', response: goodResponse } : {}),
          world.openTab(),
          world.openTab(isReturning ? { access: 'required', response: goodResponse } : {}),
        ]
        for (const { tab, event, mishaps, wait } of path) {
          play(world, mishaps)
          tabs[tab]!.actor.send(event)
          await vi.advanceTimersByTimeAsync(wait)
          for (const { actor, context } of tabs) {
            const snapshot = actor.getSnapshot()
            expect(snapshot.status).toBe('active')
            if (snapshot.hasTag('signedIn')) expect(context.user).not.toBeNull()
            if (snapshot.hasTag('signedOut')) expect(context).toMatchObject({ user: null, tokens: null })
            if (snapshot.hasTag('failed')) expect(context.failure).not.toBeNull()
          }
        }
        const silentCalls = world.calls.filter((call) => call === 'silent').length
        const exchanges = world.calls.filter((call) => call.startsWith('exchange')).length
        expect(exchanges).toBeLessThanOrEqual(silentCalls + (isReturning ? 1 : 0))
        for (const tab of tabs) tab.actor.stop()
      }),
      { numRuns: runs },
    )
  })

  it('a logout without anything after it leaves no tab signed in and nothing stored (AUTH-13)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(2), async (path, last) => {
        const world = new World()
        world.succeedSilently()
        const tabs = [world.openTab(), world.openTab(), world.openTab()]
        for (const { tab, event, wait } of path) {
          tabs[tab]!.actor.send(event)
          await vi.advanceTimersByTimeAsync(wait)
        }
        await vi.advanceTimersByTimeAsync(60_000)
        tabs[last]!.actor.send({ type: 'logout.start' })
        await vi.advanceTimersByTimeAsync(60_000)
        expect(world.stored).toBeNull()
        for (const tab of tabs) {
          expect(tab.has('signedIn')).toBe(false)
          tab.actor.stop()
        }
      }),
      { numRuns: runs },
    )
  })
})

describe('the renewal rule', () => {
  it('renews below 180 s and only there, for every moment and every end (AUTH-06)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (left) => {
        const tokens = { ...createTokens('any', 0), tokenExpiry: 1_800_000_000_000 + left }
        expect(isNearExpiry(tokens, 1_800_000_000_000)).toBe(left < 180_000)
      }),
    )
  })

  it('never sets a timer that fires at once or overflows, and never sleeps through the end by more than the floor (AUTH-06)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (left) => {
        const delay = resolveRenewalDelay({ ...createTokens('any', 0), tokenExpiry: left }, 0)
        expect(delay).toBeGreaterThanOrEqual(30_000)
        expect(delay).toBeLessThan(2 ** 31)
        if (left >= 210_000 && left < 2 ** 31) expect(delay).toBe(left - 180_000 + 1)
      }),
    )
  })
})

function play(
  world: World,
  mishaps: { silent: string | null; exchange: string | null; user: string | null; openSession: string | null },
): void {
  const healthy = new World()
  healthy.succeedSilently()
  world.silent = toPort(mishaps.silent, healthy.silent)
  world.exchange = toPort(mishaps.exchange, healthy.exchange)
  world.user = toPort(mishaps.user, healthy.user)
  world.openSession = toPort(mishaps.openSession, healthy.openSession)
}

function toPort<Answer>(mishap: string | null, healthy: () => Promise<Answer>): () => Promise<Answer> {
  return mishap === null ? healthy : () => Promise.reject(new Error(mishap))
}
