import type { UserChange, UserCommand } from '@kudex/domain/access'
import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type UserResult, usersMachine } from './usersMachine.ts'

const command: UserCommand = { kind: 'delete', id: 'u1' }
const changed: UserResult<UserChange> = {
  isDone: true,
  value: { user: null, problem: null, existingUser: null },
}

function provide(results: UserResult<unknown>[], outcome: () => Promise<UserResult<UserChange>> = async () => changed) {
  const asked: unknown[] = []
  const machine = usersMachine.provide({
    actors: {
      fetchData: fromPromise<UserResult<unknown>, unknown>(async ({ input }) => {
        asked.push(input)
        return results[asked.length - 1] ?? { isDone: true, value: `data of ${String(input)}` }
      }),
      runCommand: fromPromise<UserResult<UserChange>, UserCommand | null>(outcome),
    },
  })
  return { machine, asked }
}

function open(...parameters: Parameters<typeof provide>) {
  const { machine, asked } = provide(...parameters)
  return { actor: createActor(machine, { input: { query: 'q1', data: null } }).start(), asked }
}

it('loads a query, and the next one without the data of the first', async () => {
  const { actor, asked } = open([])
  await waitFor(actor, (state) => state.hasTag('loaded'))
  expect(actor.getSnapshot().context.data).toBe('data of q1')
  actor.send({ type: 'query.change', query: 'q2', data: null })
  expect(actor.getSnapshot().context.data).toBeNull()
  await waitFor(actor, (state) => state.hasTag('loaded'))
  expect(asked).toEqual(['q1', 'q2'])
})

it('shows data that was loaded before, also of the next query', async () => {
  const { machine, asked } = provide([])
  const actor = createActor(machine, { input: { query: 'q1', data: 'first' } }).start()
  expect(actor.getSnapshot().hasTag('loaded')).toBe(true)
  actor.send({ type: 'query.change', query: 'q2', data: 'second' })
  expect(actor.getSnapshot().context).toMatchObject({ query: 'q2', data: 'second' })
  expect(asked).toEqual([])
  actor.send({ type: 'data.reload' })
  await waitFor(actor, (state) => state.hasTag('loaded'))
  expect(asked).toEqual(['q2'])
})

it('loads again after a change, and keeps its result until the next one', async () => {
  const { actor, asked } = open([])
  await waitFor(actor, (state) => state.hasTag('loaded'))
  actor.send({ type: 'command.run', command })
  expect(actor.getSnapshot().hasTag('running')).toBe(true)
  actor.send({ type: 'command.run', command: { kind: 'delete', id: 'other' } })
  await waitFor(actor, (state) => !state.hasTag('running') && state.hasTag('loaded'))
  expect(actor.getSnapshot().context.result).toEqual({ command, outcome: changed })
  expect(asked).toEqual(['q1', 'q1'])
  actor.send({ type: 'result.dismiss' })
  expect(actor.getSnapshot().context.result).toBeNull()
})

it('tells that a change failed, and keeps the data', async () => {
  const { actor } = open([], () => Promise.reject(new Error('broken')))
  await waitFor(actor, (state) => state.hasTag('loaded'))
  actor.send({ type: 'command.run', command })
  await waitFor(actor, (state) => !state.hasTag('running'))
  const { result, data } = actor.getSnapshot().context
  expect(result).toEqual({ command, outcome: { isDone: false, failure: 'unavailable' } })
  expect(data).toBe('data of q1')
})

it('loads again after the sign-in, and on demand after an error', async () => {
  const { actor, asked } = open([
    { isDone: false, failure: 'unauthenticated' },
    { isDone: false, failure: 'network' },
  ])
  await waitFor(actor, (state) => state.hasTag('unauthenticated'))
  actor.send({ type: 'session.restored' })
  await waitFor(actor, (state) => state.hasTag('failed'))
  expect(actor.getSnapshot().context.failure).toBe('network')
  actor.send({ type: 'data.reload' })
  await waitFor(actor, (state) => state.hasTag('loaded'))
  expect(actor.getSnapshot().context.failure).toBeNull()
  expect(asked).toHaveLength(3)
})

it('repeats a change that was refused for its tokens after the sign-in, and no other', async () => {
  const outcomes: UserResult<UserChange>[] = [
    { isDone: false, failure: 'unauthenticated' },
    changed,
    { isDone: false, failure: 'network' },
  ]
  const run = vi.fn(async () => outcomes.shift() ?? changed)
  const { actor } = open([], run)
  actor.send({ type: 'command.run', command })
  await waitFor(actor, ({ context }) => context.result !== null)
  actor.send({ type: 'session.restored' })
  expect(actor.getSnapshot().context).toMatchObject({ command, result: null })
  await waitFor(actor, ({ context }) => context.result?.outcome.isDone === true)
  actor.send({ type: 'session.restored' })
  actor.send({ type: 'command.run', command })
  await waitFor(actor, ({ context }) => context.result?.outcome.isDone === false)
  actor.send({ type: 'session.restored' })
  expect(actor.getSnapshot().hasTag('running')).toBe(false)
  expect(run).toHaveBeenCalledTimes(3)
})

it('keeps the data and the result of a change visible while it cannot load again (UADM-10)', async () => {
  const first = { isDone: true, value: 'first' } as const
  const failure = { isDone: false, failure: 'unavailable' } as const
  const { actor, asked } = open([first, failure], async () => failure)
  await waitFor(actor, (state) => state.hasTag('loaded'))
  actor.send({ type: 'command.run', command })
  await waitFor(actor, () => asked.length === 2)
  await waitFor(actor, (state) => !state.hasTag('loading'))
  expect(actor.getSnapshot().hasTag('loaded')).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({ data: 'first', result: { command, outcome: failure } })
  actor.send({ type: 'network.online' })
  await waitFor(actor, ({ context }) => context.data === 'data of q1')
  expect(actor.getSnapshot().context.failure).toBeNull()
  actor.send({ type: 'network.online' })
  expect(asked).toHaveLength(3)
})

it('does not show the data before a stored change as if it were current, and can load it again (UADM-10)', async () => {
  const { actor } = open([
    { isDone: true, value: 'before' },
    { isDone: false, failure: 'unavailable' },
  ])
  await waitFor(actor, (state) => state.hasTag('loaded'))
  actor.send({ type: 'command.run', command })
  await waitFor(actor, (state) => state.hasTag('failed'))
  actor.send({ type: 'data.reload' })
  await waitFor(actor, (state) => state.hasTag('loaded'))
  expect(actor.getSnapshot().context).toMatchObject({ data: 'data of q1', result: { command, outcome: changed } })
})

it('shows nothing any more once loading again is forbidden', async () => {
  const { actor } = open([
    { isDone: true, value: 'first' },
    { isDone: false, failure: 'forbidden' },
  ])
  await waitFor(actor, (state) => state.hasTag('loaded'))
  actor.send({ type: 'data.reload' })
  await waitFor(actor, (state) => state.hasTag('failed'))
})

it('loads again once the browser is online', async () => {
  const { actor } = open([{ isDone: false, failure: 'network' }])
  await waitFor(actor, (state) => state.hasTag('failed'))
  actor.send({ type: 'network.online' })
  await waitFor(actor, (state) => state.hasTag('loaded'))
  expect(actor.getSnapshot().context.data).toBe('data of q1')
})
