import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { pageEditingMachine, type PageEditingInput, type SaveInput, type SaveResult } from './index.ts'

const value = { title: { en: 'Wire' }, blocks: [] }
const other = { version: 'v9', value: { title: { en: 'Cable' }, blocks: [] }, editor: 'Rolf' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A service with one page, and a browser that keeps copies. */
function createWorld() {
  const world = {
    saves: [] as SaveInput[],
    /** What the next saves result in; after that they succeed. */
    results: [] as SaveResult[],
    copy: null as string | null,
    version: 'v1',
    isStorageBroken: false,
    open,
  }
  async function open(input: Partial<PageEditingInput> = {}) {
    const machine = pageEditingMachine.provide({
      actors: {
        savePage: fromPromise<SaveResult, SaveInput>(async ({ input: save }) => {
          world.saves.push(save)
          const version = `v${world.saves.length + 1}`
          const result = world.results.shift() ?? ({ kind: 'saved', version } as const)
          if (result.kind === 'saved') world.version = version
          return result
        }),
        loadCopy: fromPromise(async () => world.copy),
        storeCopy: fromPromise(async ({ input: { text } }) => {
          if (world.isStorageBroken) throw new Error('full')
          world.copy = text
        }),
      },
    })
    expect(listMissingPorts(machine)).toEqual([])
    const actor = createActor(machine, {
      input: { kind: 'pages', id: 'p', editor: 'Eva', isAutomatic: true, version: world.version, value, ...input },
    }).start()
    await wait(0)
    const type = (text: string, language = 'en') =>
      actor.send({ type: 'field.change', path: ['title', language], value: text })
    const has = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag)
    const shown = () => (actor.getSnapshot().context.value as typeof value).title
    return { actor, type, has, shown, context: () => actor.getSnapshot().context }
  }
  return world
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('authoring of a page', () => {
  it('saves a change by itself within a second, with the version it is based on', async () => {
    const world = createWorld()
    const page = await world.open()
    expect(page.has('clean')).toBe(true)
    page.type('Wire!')
    expect(page.has('dirty')).toBe(true)
    await wait(1_000)
    expect(page.has('clean')).toBe(true)
    expect(world.saves).toEqual([
      { kind: 'pages', id: 'p', version: 'v1', value: { ...value, title: { en: 'Wire!' } } },
    ])
    page.type('Wire!!')
    await wait(1_000)
    expect(world.saves[1]?.version).toBe('v2')
  })

  it('saves while the editor goes on typing, and then the rest', async () => {
    const world = createWorld()
    const page = await world.open()
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      page.type(text)
      await wait(400)
    }
    await wait(1_000)
    expect(world.saves.length).toBeGreaterThan(1)
    expect(world.saves.at(-1)?.value).toMatchObject({ title: { en: 'abcd' } })
    expect(page.has('clean')).toBe(true)
  })

  it.each([
    ['network', 'failed'],
    ['unavailable', 'failed'],
    ['gone', 'failed'],
  ] as const)('tries again after a failed save (%s), and loses nothing', async (failure, tag) => {
    const world = createWorld()
    world.results = [{ kind: 'failed', failure }]
    const page = await world.open()
    page.type('Wire!')
    await wait(1_000)
    expect(page.has(tag)).toBe(true)
    page.type('Wire!!')
    await wait(5_000)
    expect(page.has('clean')).toBe(true)
    expect(world.saves.at(-1)?.value).toMatchObject({ title: { en: 'Wire!!' } })
  })

  it('saves as soon as the network is back', async () => {
    const world = createWorld()
    world.results = [{ kind: 'failed', failure: 'network' }]
    const page = await world.open()
    page.type('Wire!')
    await wait(700)
    page.actor.send({ type: 'network.online' })
    await wait(1)
    expect(page.has('clean')).toBe(true)
  })

  it('waits for a sign-in, with the text in the copy', async () => {
    const world = createWorld()
    world.results = [{ kind: 'failed', failure: 'unauthenticated' }]
    const page = await world.open()
    page.type('Wire!')
    await wait(100_000)
    expect(page.has('unauthenticated')).toBe(true)
    expect(world.saves).toHaveLength(1)
    expect(world.copy).toContain('Wire!')
    page.actor.send({ type: 'page.save' })
    await wait(300)
    expect(page.has('clean')).toBe(true)
    expect(world.copy).toBeNull()
  })

  it('reports fields that are not accepted, and saves the next change', async () => {
    const world = createWorld()
    const problems = [{ path: 'title', takes: 'a text' }]
    world.results = [{ kind: 'rejected', problems }]
    const page = await world.open()
    page.type('')
    await wait(1_000)
    expect(page.has('rejected')).toBe(true)
    expect(page.context().problems).toEqual(problems)
    await wait(100_000)
    expect(world.saves).toHaveLength(1)
    page.type('Wires')
    await wait(1_000)
    expect(page.has('clean')).toBe(true)
    expect(page.context().problems).toEqual([])
  })
})

describe('a failed save', () => {
  it('does not repeat the problems of the save before', async () => {
    const world = createWorld()
    world.results = [
      { kind: 'rejected', problems: [{ path: 'title', takes: 'a text' }] },
      { kind: 'failed', failure: 'network' },
    ]
    const page = await world.open()
    page.type('')
    await wait(1_000)
    page.type('Wires')
    await wait(500)
    expect([page.has('failed'), page.context().problems]).toEqual([true, []])
  })
})

describe('a value that the service refuses as a whole', () => {
  it('is kept, not sent again unchanged, and saved with the next change', async () => {
    const world = createWorld()
    world.results = [{ kind: 'failed', failure: 'refused' }]
    const page = await world.open()
    page.type('Wire\uD83D')
    await wait(100_000)
    expect([page.has('rejected'), page.context().failure, page.shown().en]).toEqual([true, 'refused', 'Wire\uD83D'])
    expect(world.saves).toHaveLength(1)
    expect(world.copy).not.toBeNull()
    page.type('Wire')
    page.type('Wires')
    await wait(1_000)
    expect([page.has('clean'), page.context().failure]).toEqual([true, null])
    expect(world.saves.at(-1)?.value).toMatchObject({ title: { en: 'Wires' } })
  })
})

describe('an entry whose saves visitors see at once', () => {
  it('is saved by the editor only, the first time without a version', async () => {
    const world = createWorld()
    const entry = await world.open({ kind: 'redirects', isAutomatic: false, version: null })
    entry.type('Wire!')
    await wait(100_000)
    expect(entry.has('dirty')).toBe(true)
    expect(world.saves).toEqual([])
    expect(world.copy).toContain('Wire!')
    entry.actor.send({ type: 'page.save' })
    await wait(300)
    expect(world.saves).toMatchObject([{ kind: 'redirects', version: null }])
    expect(entry.context().version).toBe('v2')
    expect(entry.has('clean')).toBe(true)
  })

  async function save(during?: string) {
    const world = createWorld()
    world.results = [{ kind: 'failed', failure: 'network' }]
    const entry = await world.open({ kind: 'redirects', isAutomatic: false })
    entry.type('Wire!')
    entry.actor.send({ type: 'page.save' })
    if (during !== undefined) entry.type(during)
    await wait(1)
    return { world, entry }
  }

  it('is retried after a failed save', async () => {
    const { world, entry } = await save()
    expect(entry.has('failed')).toBe(true)
    await wait(5_000)
    expect([world.saves.length, entry.has('clean')]).toEqual([2, true])
  })

  it('is not retried with changes that the editor has not saved', async () => {
    const { world, entry } = await save()
    entry.type('Wire! Ha')
    const during = await save('Wire! Ha')
    for (const failed of [{ world, entry }, during]) {
      failed.entry.actor.send({ type: 'network.online' })
      await wait(100_000)
      expect([failed.world.saves.length, failed.entry.has('dirty')]).toEqual([1, true])
      failed.entry.actor.send({ type: 'page.save' })
      await wait(1)
      expect(failed.world.saves.at(-1)?.value).toMatchObject({ title: { en: 'Wire! Ha' } })
      expect(failed.entry.has('clean')).toBe(true)
    }
  })

  it('is not retried after an undo', async () => {
    const { world, entry } = await save()
    entry.actor.send({ type: 'change.undo' })
    await wait(100_000)
    expect([world.saves.length, entry.has('dirty')]).toEqual([1, true])
  })
})

describe('two editors of one page', () => {
  async function openStale() {
    const world = createWorld()
    world.results = [{ kind: 'stale', other }]
    const page = await world.open()
    page.type('Mine')
    await wait(1_000)
    expect(page.has('stale')).toBe(true)
    expect(page.context().other).toEqual(other)
    return { world, page }
  }

  it('decide: one’s own version replaces the other', async () => {
    const { world, page } = await openStale()
    page.type('Mine too')
    await wait(5_000)
    expect(world.saves).toHaveLength(1)
    page.actor.send({ type: 'conflict.overwrite' })
    await wait(1_000)
    expect(world.saves[1]).toMatchObject({ version: 'v9', value: { title: { en: 'Mine too' } } })
    expect(page.has('clean')).toBe(true)
  })

  it('decide: the other version is taken over, and undo returns to one’s own', async () => {
    const { world, page } = await openStale()
    page.actor.send({ type: 'conflict.accept' })
    expect(page.shown()).toEqual({ en: 'Cable' })
    await wait(1_000)
    expect(world.saves).toHaveLength(1)
    page.actor.send({ type: 'change.undo' })
    await wait(1_000)
    expect(world.saves[1]).toMatchObject({ version: 'v9', value: { title: { en: 'Mine' } } })
  })
})

it('takes its own first attempt, whose response was lost, for no other editor', async () => {
  const world = createWorld()
  const own = { version: 'v9', value: { title: { en: 'Mine' }, blocks: [], picture: null }, editor: 'Eva' }
  world.results = [
    { kind: 'failed', failure: 'network' },
    { kind: 'stale', other: own },
  ]
  const page = await world.open()
  page.type('Mine')
  await wait(10_000)
  expect([page.has('clean'), page.context().version, world.saves.length]).toEqual([true, 'v9', 2])
})

describe('undo', () => {
  it('returns step by step, joins quick changes of one field, and redoes', async () => {
    const world = createWorld()
    const page = await world.open()
    page.type('W')
    page.type('Wi')
    page.type('Draht', 'de')
    page.actor.send({ type: 'change.undo' })
    expect(page.shown()).toEqual({ en: 'Wi' })
    page.actor.send({ type: 'change.undo' })
    expect(page.shown()).toEqual({ en: 'Wire' })
    page.actor.send({ type: 'change.undo' })
    page.actor.send({ type: 'change.redo' })
    page.actor.send({ type: 'change.redo' })
    expect(page.shown()).toEqual({ en: 'Wi', de: 'Draht' })
    await wait(1_000)
    expect(world.saves.at(-1)?.value).toMatchObject({ title: { en: 'Wi', de: 'Draht' } })
  })
})

describe('the local copy', () => {
  it('restores after a reload what was not saved, and saves it', async () => {
    const world = createWorld()
    const page = await world.open()
    page.type('Half')
    await wait(300)
    page.actor.stop()
    expect(world.saves).toEqual([])
    const again = await world.open()
    expect(again.shown()).toEqual({ en: 'Half' })
    expect(again.context().isRestored).toBe(true)
    await wait(1_000)
    expect(world.saves).toHaveLength(1)
    expect(world.copy).toBeNull()
  })

  it('is compared with the page, if someone else saved it meanwhile', async () => {
    const world = createWorld()
    const page = await world.open()
    page.type('Half')
    await wait(300)
    page.actor.stop()
    const again = await world.open({ version: 'v9', value: other.value })
    expect(again.has('stale')).toBe(true)
    expect(again.shown()).toEqual({ en: 'Half' })
    await wait(10_000)
    expect(world.saves).toEqual([])
    again.actor.send({ type: 'conflict.overwrite' })
    await wait(1_000)
    expect(world.saves).toMatchObject([{ version: 'v9', value: { title: { en: 'Half' } } }])
  })

  it('goes on after a reload during a save, whatever empty fields the service added', async () => {
    const world = createWorld()
    const page = await world.open()
    page.type('Half')
    await wait(500)
    page.type('Half a page')
    await wait(300)
    const copy = JSON.parse(world.copy ?? '') as object
    page.actor.stop()
    // The response had not arrived.
    world.copy = JSON.stringify({ ...copy, version: 'v1' })
    const again = await world.open({ version: 'v2', value: { blocks: [], picture: null, title: { en: 'Half' } } })
    expect([again.has('stale'), again.shown()]).toEqual([false, { en: 'Half a page' }])
    await wait(1_000)
    expect(world.saves.at(-1)).toMatchObject({ version: 'v2', value: { title: { en: 'Half a page' } } })
  })

  it.each(['not JSON', '{"format":2}', '[]', 'null'])('is ignored if it is not one of ours: %s', async (copy) => {
    const world = createWorld()
    world.copy = copy
    const page = await world.open()
    expect([page.has('clean'), page.shown()]).toEqual([true, value.title])
  })

  it('may be impossible: the page is saved all the same, and the editor is informed', async () => {
    const world = createWorld()
    world.isStorageBroken = true
    const page = await world.open()
    page.type('Wire!')
    await wait(300)
    expect(page.has('uncopied')).toBe(true)
    await wait(1_000)
    expect(page.has('clean')).toBe(true)
  })
})
