import fc from 'fast-check'
import { IdentityError, type IdentityErrorCode } from '@kudex/domain/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthEvent } from './auth.types.ts'
import { isNearExpiry, loginCodes, resolveRenewalDelay } from './rules.ts'
import { createTokens, response, grant, World } from './testWorld.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 5_000 : 150
// At full size a property takes minutes on a busy machine.
vi.setConfig({ testTimeout: 1_800_000 })

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
  { type: 'user.changed' },
  { type: 'tokens.changed' },
)
const failures = fc.record({
  silent: fc.constantFrom<(IdentityErrorCode | null)[]>(null, 'unexpected', ...loginCodes),
  exchange: fc.constantFrom<(IdentityErrorCode | null)[]>(null, 'exchange-failed'),
  user: fc.constantFrom<(IdentityErrorCode | null)[]>(null, 'user-info-failed', 'network-failed'),
  openSession: fc.constantFrom<(IdentityErrorCode | null)[]>(null, 'host-session-refused'),
})
const steps = fc.array(
  fc.record({ tab: fc.nat(2), event: events, failures, wait: fc.constantFrom(0, 1, 3000, 30_000, 3_500_000) }),
  { maxLength: 12 },
)

describe('any sequence of events in three tabs', () => {
  it('never signs in without a user, keeps no user without tokens, and uses a code once (AUTH-11, AUTH-13)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (path, isReturning) => {
        const world = new World()
        world.pending = isReturning ? grant : null
        const tabs = [
          world.openTab(isReturning ? { access: 'required', response } : {}),
          world.openTab(),
          world.openTab(isReturning ? { access: 'required', response } : {}),
        ]
        for (const { tab, event, failures, wait } of path) {
          play(world, failures)
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

  it('that ends with a logout leaves no tab signed in and nothing stored (AUTH-13)', async () => {
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
  it('renews below 180 s only, for every expiry (AUTH-06)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (left) => {
        const tokens = { ...createTokens('any', 0), tokenExpiry: 1_800_000_000_000 + left }
        expect(isNearExpiry(tokens, 1_800_000_000_000)).toBe(left < 180_000)
      }),
    )
  })

  it('never sets a timer that fires at once or overflows, nor one later than the threshold (AUTH-06)', () => {
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

type Failures = Readonly<Record<'silent' | 'exchange' | 'user' | 'openSession', IdentityErrorCode | null>>

function play(world: World, failures: Failures): void {
  const healthy = new World()
  healthy.succeedSilently()
  world.silent = toPort(failures.silent, healthy.silent)
  world.exchange = toPort(failures.exchange, healthy.exchange)
  world.user = toPort(failures.user, healthy.user)
  world.openSession = toPort(failures.openSession, healthy.openSession)
}

function toPort<Value>(code: IdentityErrorCode | null, healthy: () => Promise<Value>): () => Promise<Value> {
  return code === null ? healthy : () => Promise.reject(new IdentityError(code))
}
