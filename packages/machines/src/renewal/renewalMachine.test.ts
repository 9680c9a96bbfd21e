import type { HostRenewal } from '@kudex/domain/editing'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { renewalMachine } from './index.ts'

const toHosts = (...states: HostRenewal['state'][]): HostRenewal[] =>
  states.map((state, index) => ({ id: `web-${index}`, state, renewedAt: null, reportedAt: '2026-12-01T08:00:00Z' }))

function start(...states: HostRenewal['state'][]) {
  const clock = new SimulatedClock()
  const responses: PromiseWithResolvers<readonly HostRenewal[]>[] = []
  const signals: AbortSignal[] = []
  const machine = renewalMachine.provide({
    actors: {
      fetchHosts: fromPromise<readonly HostRenewal[], string>(({ signal }) => {
        signals.push(signal)
        responses.push(Promise.withResolvers())
        return responses.at(-1)!.promise
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { hosts: toHosts(...states), path: '/publishing' } })
  actor.start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    actor,
    signals,
    requests: () => responses.length,
    wait: (milliseconds: number) => clock.increment(milliseconds),
    answer: async (...next: HostRenewal['state'][]) => {
      responses.at(-1)?.resolve(toHosts(...next))
      await settle()
    },
    fail: async () => {
      responses.at(-1)?.reject(new Error('down'))
      await settle()
    },
  }
}

describe('the wait until all hosts have renewed a page', () => {
  it('ends when the page is live everywhere', async () => {
    const { actor, wait, answer, requests } = start('pending', 'live')
    wait(1_000)
    await answer('pending', 'live')
    wait(2_000)
    await answer('live', 'live')
    expect(actor.getSnapshot().status).toBe('done')
    expect(actor.getSnapshot().context.hosts).toEqual(toHosts('live', 'live'))
    wait(600_000)
    expect(requests()).toBe(2)
  })

  it('sends no request if the page is live already', () => {
    const { actor, requests } = start('live')
    expect([actor.getSnapshot().status, requests()]).toEqual(['done', 0])
  })

  it('asks less and less often, also after failures', async () => {
    const { wait, answer, fail, requests } = start('pending')
    wait(1_000)
    await fail()
    wait(1_999)
    expect(requests()).toBe(1)
    wait(1)
    expect(requests()).toBe(2)
    for (const delay of [4_000, 8_000, 16_000, 30_000, 30_000]) {
      await answer('silent')
      wait(delay)
    }
    expect(requests()).toBe(7)
  })

  it('pauses while the browser shows another tab, and aborts the request', async () => {
    const { actor, wait, signals, requests } = start('pending')
    wait(1_000)
    actor.send({ type: 'page.hidden' })
    expect(signals[0]?.aborted).toBe(true)
    wait(600_000)
    expect(requests()).toBe(1)
    actor.send({ type: 'page.shown' })
    expect(requests()).toBe(2)
  })

  it('needs its port', () => {
    expect(listMissingPorts(renewalMachine)).toEqual(['fetchHosts'])
  })
})
