import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import { listMissingPorts, providePorts } from '../ports/index.ts'
import { isUnread, listUnread, newsFeedMachine, type NewsFeedPage, type NewsFeedQuery } from './index.ts'

describe('the news feed', () => {
  it('is unread while its newest item is not the one that was read last (FEED-04)', async () => {
    const { actor } = start({ latestRead: 'n2' })
    const { context } = await waitFor(actor, isLoaded)
    expect(isUnread(context)).toBe(true)
    const known = start({ latestRead: 'n1' })
    expect(isUnread((await waitFor(known.actor, isLoaded)).context)).toBe(false)
  })

  it('is never unread without items (FEED-04)', async () => {
    const { actor } = start({ pages: [{ items: [], next: null }] })
    expect(isUnread((await waitFor(actor, isLoaded)).context)).toBe(false)
  })

  it('stores the newest id when the panel opens, also when the items come after that (FEED-05)', async () => {
    const { actor, saved } = start({ latestRead: 'n2' })
    actor.send({ type: 'panel.open' })
    const { context } = await waitFor(actor, (state) => isLoaded(state) && state.matches({ open: 'reading' }))
    expect(saved).toEqual(['n1'])
    expect(isUnread(context)).toBe(false)
  })

  it('stores nothing while the panel is closed, and once when it is opened twice (FEED-05)', async () => {
    const { actor, saved } = start({ latestRead: 'n2' })
    await waitFor(actor, isLoaded)
    expect(saved).toEqual([])
    actor.send({ type: 'panel.open' })
    await waitFor(actor, (state) => state.matches({ open: 'reading' }))
    actor.send({ type: 'panel.close' })
    actor.send({ type: 'panel.open' })
    await waitFor(actor, (state) => state.matches({ open: 'reading' }))
    expect(saved).toEqual(['n1'])
  })

  it('loads more from where it ended, until the end, and shows no item twice (FEED-02, FEED-03)', async () => {
    const { actor, asked } = start({
      pages: [
        { items: [{ id: 'n1' }, { id: 'n2' }], next: 'after-2' },
        { items: [{ id: 'n2' }, { id: 'n3' }], next: null },
      ],
    })
    await waitFor(actor, isLoaded)
    actor.send({ type: 'more.show' })
    const { context } = await waitFor(actor, (state) => isLoaded(state) && state.context.items.length > 2)
    expect(context.items.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3'])
    actor.send({ type: 'more.show' })
    expect(isLoaded(actor.getSnapshot())).toBe(true)
    expect(asked).toEqual([
      { ...scope, after: null },
      { ...scope, after: 'after-2' },
    ])
  })

  it('fails if a page cannot be loaded, keeps its items, and tries again', async () => {
    const { actor } = start({
      pages: [{ items: [{ id: 'n1' }], next: 'x' }, new Error('down'), { items: [], next: null }],
    })
    await waitFor(actor, isLoaded)
    actor.send({ type: 'more.show' })
    const failed = await waitFor(actor, hasFailed)
    expect(failed.context.items).toHaveLength(1)
    actor.send({ type: 'feed.retry' })
    expect((await waitFor(actor, isLoaded)).context.next).toBe(null)
  })

  it('works in a browser without storage', async () => {
    const { actor } = start({ isSaving: false })
    actor.send({ type: 'panel.open' })
    const { context } = await waitFor(actor, (state) => isLoaded(state) && state.matches({ open: 'reading' }))
    expect(isUnread(context)).toBe(false)
  })

  it('takes over what another tab has read, and never an older item than its own (FEED-04, FEED-05)', async () => {
    const { actor, saved } = start({ pages: [{ items: [{ id: 'n1' }, { id: 'n2' }, { id: 'n3' }], next: null }] })
    await waitFor(actor, isLoaded)
    const read = (id: string | null) => {
      actor.send({ type: 'feed.read', id })
      return actor.getSnapshot().context.latestRead
    }
    expect([read('n2'), read('n3'), read(null)]).toEqual(['n2', 'n2', 'n2'])
    expect(read('n0, which only the other tab lists')).toBe('n1')
    expect(isUnread(actor.getSnapshot().context)).toBe(false)
    actor.send({ type: 'panel.open' })
    expect(saved).toEqual([])
  })

  it('is still unread if the stored id did not change (FEED-04)', async () => {
    const { actor } = start({ latestRead: 'long ago' })
    await waitFor(actor, isLoaded)
    actor.send({ type: 'feed.read', id: 'long ago' })
    expect(isUnread(actor.getSnapshot().context)).toBe(true)
  })

  it('marks all items after a longer absence (FEED-04, FEED-06)', () => {
    expect([...listUnread([{ id: 'n1' }, { id: 'n2' }], 'long ago')]).toEqual(['n1', 'n2'])
  })

  it('marks what is newer than the last visit, and only the newest item on the first visit', () => {
    const items = [{ id: 'n1' }, { id: 'n2' }, { id: 'n3' }]
    expect([...listUnread(items, 'n3')]).toEqual(['n1', 'n2'])
    expect([...listUnread(items, 'n1')]).toEqual([])
    expect([...listUnread(items, null)]).toEqual(['n1'])
  })

  it('needs its ports', () => {
    expect(listMissingPorts(newsFeedMachine)).toEqual(['fetchData', 'saveLatestRead'])
  })
})

const scope = { siteId: 'kudex', urlCode: 'de' }

type FeedSnapshot = SnapshotFrom<typeof newsFeedMachine>

const isLoaded = ({ children }: FeedSnapshot) => children.pages?.getSnapshot().matches('success') ?? false

const hasFailed = ({ children }: FeedSnapshot) => children.pages?.getSnapshot().matches('error') ?? false

interface FakePorts {
  readonly pages?: readonly (NewsFeedPage | Error)[]
  readonly latestRead?: string | null
  readonly isSaving?: boolean
}

function start({
  pages = [{ items: [{ id: 'n1' }, { id: 'n2' }], next: null }],
  latestRead = null,
  isSaving = true,
}: FakePorts) {
  const saved: string[] = []
  const asked: NewsFeedQuery[] = []
  const machine = providePorts(newsFeedMachine, {
    fetchData: fromPromise<NewsFeedPage, NewsFeedQuery>(async ({ input }) => {
      const page = pages[asked.length]
      asked.push(input)
      if (!page || page instanceof Error) throw page ?? new Error('There is no such page')
      return page
    }),
    saveLatestRead: fromPromise<void, { readonly id: string | null }>(async ({ input }) => {
      if (!isSaving) throw new Error('no storage')
      if (input.id !== null) saved.push(input.id)
    }),
  })
  const actor = createActor(machine, { input: { ...scope, latestRead } })
  actor.start()
  return { actor, saved, asked }
}
