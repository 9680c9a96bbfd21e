import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraft, mergeDrafts, type Draft } from './draft.ts'
import { formatStoredDraft, parseStoredDraft } from './storedDraft.ts'
import { World, type DraftTab, type Fate } from './testing/testWorld.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 5_000 : 100
// At full size a property takes minutes on a busy machine.
vi.setConfig({ testTimeout: 1_800_000 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Action =
  | 'type subject'
  | 'type description'
  | 'leave field'
  | 'submit'
  | 'hold'
  | 'discard'
  | 'reload'
  | 'crash'
  | 'break storage'

interface Step {
  readonly tab: number
  readonly action: Action | 'go online' | 'sign in'
  readonly fate: Fate
  /** Milliseconds. */
  readonly wait: number
}

const steps = (...more: Action[]) =>
  fc.array(
    fc.record<Step>({
      tab: fc.nat(1),
      action: fc.constantFrom(
        ...(['type subject', 'type description', 'type description', 'submit', 'submit', 'submit'] as const),
        ...(['leave field', 'reload', 'go online', 'sign in', 'hold'] as const),
        ...more,
      ),
      fate: fc.constantFrom(
        'arrives',
        'arrives',
        'responseLost',
        'responseLost',
        'lost',
        'unavailable',
        'unauthenticated',
      ),
      wait: fc.constantFrom(10, 50, 99, 150, 301, 5_000),
    }),
    { maxLength: 20, size: 'max' },
  )

const toOneTab = (path: readonly Step[]) => path.map((step) => ({ ...step, tab: 0 }))

/** The second tab has nothing to store any more when the first one stores a new text. */
const lateRemoval: Step[] = [
  { tab: 1, action: 'submit', fate: 'unavailable', wait: 10 },
  { tab: 0, action: 'discard', fate: 'arrives', wait: 10 },
  { tab: 0, action: 'type subject', fate: 'arrives', wait: 99 },
]

describe('any sequence of events', () => {
  // Tabs know of each other through the storage: without it, the promise holds for one tab.
  it.each([
    ['two tabs', steps('discard', 'crash')],
    ['one tab whose storage breaks', steps('discard', 'crash', 'break storage').map(toOneTab)],
  ])('submits no text twice, and not more often than requested, from %s (TICKET-10)', async (_, paths) => {
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        const { world, presses } = await play(path)
        const texts = [...world.arrived.values()].map((submission) => JSON.stringify(submission.texts))
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts.length).toBeLessThanOrEqual(presses)
      }),
      { numRuns: runs },
    )
  })

  it('loses no typed text except by replacing, sending or discarding it (TICKET-15)', async () => {
    await fc.assert(
      fc.asyncProperty(steps('discard'), async (path) => {
        const { world, tabs, newest } = await play(path)
        const kept = [
          ...[...world.arrived.values()].flatMap(({ texts }) => Object.values(texts)),
          ...tabs.flatMap(({ context }) => Object.values(context.draft.fields).map(({ text }) => text)),
        ]
        expect(kept).toEqual(expect.arrayContaining([...newest.values()]))
        // It is also in the storage, where the next visit finds it.
        const stored = [...world.storage.values()].map((text) => parseStoredDraft('carla', text))
        const found = stored.flatMap((draft) => Object.values(draft?.fields ?? {}).map(({ text }) => text))
        const arrived = [...world.arrived.values()].flatMap(({ texts }) => Object.values(texts))
        expect([...found, ...arrived]).toEqual(expect.arrayContaining([...newest.values()]))
      }),
      { numRuns: runs, examples: [[lateRemoval]] },
    )
  })

  it('ends with the same draft in both tabs', async () => {
    await fc.assert(
      fc.asyncProperty(steps('discard', 'crash'), async (path) => {
        const { tabs } = await play(path)
        const [first, second] = tabs.map(({ context }) => context.draft.fields)
        expect(first).toEqual(second)
      }),
      { numRuns: runs },
    )
  })
})

describe('the merge of two versions of a draft', () => {
  const time = fc.integer({ min: 1, max: 4 })
  const version = fc
    .record({
      fields: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ text: fc.string(), editedAt: time })),
      isWanted: fc.boolean(),
      editedAt: time,
    })
    .map(({ fields, isWanted, editedAt }): Draft => {
      const draft = createDraft('key', 0, {})
      return { ...draft, fields, submission: { ...draft.submission, isWanted, editedAt } }
    })

  it('is the same in whatever order, and however often', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(mergeDrafts(a, b)).toEqual(mergeDrafts(b, a))
        expect(mergeDrafts(mergeDrafts(a, b), c)).toEqual(mergeDrafts(a, mergeDrafts(b, c)))
        expect(mergeDrafts(a, a)).toEqual(a)
      }),
      { numRuns: runs },
    )
  })

  it('survives the storage', () => {
    fc.assert(
      fc.property(version, fc.string(), (draft, userId) => {
        expect(parseStoredDraft(userId, formatStoredDraft(userId, draft))).toEqual(draft)
      }),
      { numRuns: runs },
    )
  })

  it('never fails on what a storage may hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseStoredDraft('carla', text)).toBeNull()
      }),
      { numRuns: runs },
    )
  })
})

/** One person uses two tabs, one at a time: leaving a tab takes the focus from its field, as in a browser. */
async function play(path: readonly Step[]) {
  const world = new World()
  const tabs: DraftTab[] = [world.openTab(), world.openTab()]
  const newest = new Map<string, string>()
  let presses = 0
  let active = 0
  let words = 0
  for (const name of ['subject', 'description']) {
    act(tabs[0]!, `type ${name}` as Action, 0)
    await vi.advanceTimersByTimeAsync(10)
  }
  for (const { tab, action, fate, wait } of path) {
    world.fate = fate
    if (tab !== active) {
      tabs[active]!.send({ type: 'field.blur' })
      await vi.advanceTimersByTimeAsync(10)
    }
    active = tab
    act(tabs[tab]!, action, tab)
    await vi.advanceTimersByTimeAsync(wait)
  }
  for (const tab of tabs) tab.send({ type: 'field.blur' })
  await vi.advanceTimersByTimeAsync(1_000)
  for (const tab of world.tabs) tab.close()
  return { world, tabs, newest, presses }

  function act(tab: DraftTab, action: Step['action'], index: number): void {
    switch (action) {
      case 'type subject':
      case 'type description': {
        const name = action.slice('type '.length)
        const text = `word ${++words}`
        newest.set(name, text)
        tab.send({ type: 'field.focus', name })
        return tab.type(name, text)
      }
      case 'leave field':
        return tab.send({ type: 'field.blur' })
      case 'submit':
        presses++
        return tab.submit()
      case 'hold':
        return tab.send({ type: 'draft.hold' })
      case 'discard':
        newest.clear()
        return tab.send({ type: 'draft.discard' })
      case 'reload':
      case 'crash':
        if (action === 'reload') tab.send({ type: 'field.blur' })
        tab.close()
        tabs[index] = world.openTab()
        return
      case 'break storage':
        world.isStorageWorking = !world.isStorageWorking
        return
      case 'go online':
        return tab.send({ type: 'network.online' })
      case 'sign in':
        return tab.send({ type: 'session.restored' })
    }
  }
}
