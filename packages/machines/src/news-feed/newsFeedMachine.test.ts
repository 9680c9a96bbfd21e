import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { listMissingPorts } from '../ports/index.ts'
import { isUnread, listUnread, newsFeedMachine, type NewsFeedInput, type NewsFeedPage } from './index.ts'

describe('the news feed', () => {
  it('is unread while its newest item is not the one that was read last (FEED-04)', async () => {
    const { actor } = start({ latestRead: 'n2' })
    const { context } = await waitFor(actor, (state) => state.matches({ feed: 'ready' }))
    expect(isUnread(context)).toBe(true)
    const known = start({ latestRead: 'n1' })
    expect(isUnread((await waitFor(known.actor, (state) => state.matches({ feed: 'ready' }))).context)).toBe(false)
  })

  it('is never unread without items (FEED-04)', async () => {
    const { actor } = start({ pages: [{ items: [], next: null }] })
    expect(isUnread((await waitFor(actor, (state) => state.matches({ feed: 'ready' }))).context)).toBe(false)
  })

  it('stores the newest id when the panel opens, also when the items come after that (FEED-05)', async () => {
    const { actor, saved } = start({ latestRead: 'n2' })
    actor.send({ type: 'panel.open' })
    const { context } = await waitFor(actor, (state) => state.matches({ feed: 'ready', panel: { open: 'reading' } }))
    expect(saved).toEqual(['n1'])
    expect(isUnread(context)).toBe(false)
  })

  it('stores nothing while the panel is closed, and once when it is opened twice (FEED-05)', async () => {
    const { actor, saved } = start({ latestRead: 'n2' })
    await waitFor(actor, (state) => state.matches({ feed: 'ready' }))
    expect(saved).toEqual([])
    actor.send({ type: 'panel.open' })
    await waitFor(actor, (state) => state.matches({ panel: { open: 'reading' } }))
    actor.send({ type: 'panel.close' })
    actor.send({ type: 'panel.open' })
    await waitFor(actor, (state) => state.matches({ panel: { open: 'reading' } }))
    expect(saved).toEqual(['n1'])
  })

  it('loads more from where it ended, until the end, and shows no item twice (FEED-02, FEED-03)', async () => {
    const { actor, asked } = start({
      pages: [
        { items: [{ id: 'n1' }, { id: 'n2' }], next: 'after-2' },
        { items: [{ id: 'n2' }, { id: 'n3' }], next: null },
      ],
    })
    await waitFor(actor, (state) => state.matches({ feed: 'ready' }))
    actor.send({ type: 'more.show' })
    const { context } = await waitFor(actor, (state) => state.matches({ feed: 'ready' }))
    expect(context.items.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3'])
    actor.send({ type: 'more.show' })
    expect(actor.getSnapshot().matches({ feed: 'ready' })).toBe(true)
    expect(asked).toEqual([null, 'after-2'])
  })

  it('fails if a page cannot be loaded, keeps its items, and tries again', async () => {
    const { actor } = start({
      pages: [{ items: [{ id: 'n1' }], next: 'x' }, new Error('down'), { items: [], next: null }],
    })
    await waitFor(actor, (state) => state.matches({ feed: 'ready' }))
    actor.send({ type: 'more.show' })
    const failed = await waitFor(actor, (state) => state.hasTag('failed'))
    expect(failed.context.items).toHaveLength(1)
    actor.send({ type: 'feed.retry' })
    expect((await waitFor(actor, (state) => state.matches({ feed: 'ready' }))).context.next).toBe(null)
  })

  it('works in a browser without storage', async () => {
    const { actor } = start({ latestRead: new Error('no storage'), isSaving: false })
    actor.send({ type: 'panel.open' })
    const { context } = await waitFor(actor, (state) => state.matches({ feed: 'ready', panel: { open: 'reading' } }))
    expect(isUnread(context)).toBe(false)
  })

  it('marks what is newer than the last visit, and only the newest item on the first visit', () => {
    const items = [{ id: 'n1' }, { id: 'n2' }, { id: 'n3' }]
    expect([...listUnread(items, 'n3')]).toEqual(['n1', 'n2'])
    expect([...listUnread(items, 'n1')]).toEqual([])
    expect([...listUnread(items, null)]).toEqual(['n1'])
  })

  it('fails without its ports', async () => {
    expect(listMissingPorts(newsFeedMachine)).toEqual(['fetchPage', 'readLatestRead', 'saveLatestRead'])
    const actor = createActor(newsFeedMachine, { input: scope })
    actor.start()
    expect((await waitFor(actor, (state) => state.hasTag('failed'))).context.items).toEqual([])
  })
})

const scope = { siteId: 'kudex', urlCode: 'de' }

interface FakePorts {
  readonly pages?: readonly (NewsFeedPage | Error)[]
  readonly latestRead?: string | null | Error
  readonly isSaving?: boolean
}

function start({
  pages = [{ items: [{ id: 'n1' }, { id: 'n2' }], next: null }],
  latestRead = null,
  isSaving = true,
}: FakePorts) {
  const saved: string[] = []
  const asked: (string | null)[] = []
  const machine = newsFeedMachine.provide({
    actors: {
      fetchPage: fromPromise<NewsFeedPage, NewsFeedInput & { readonly after: string | null }>(async ({ input }) => {
        const page = pages[asked.length]
        asked.push(input.after)
        if (!page || page instanceof Error) throw page ?? new Error('There is no such page')
        return page
      }),
      readLatestRead: fromPromise<string | null, void>(async () => {
        if (latestRead instanceof Error) throw latestRead
        return latestRead
      }),
      saveLatestRead: fromPromise<void, { readonly id: string | null }>(async ({ input }) => {
        if (!isSaving) throw new Error('no storage')
        if (input.id !== null) saved.push(input.id)
      }),
    },
  })
  const actor = createActor(machine, { input: scope })
  actor.start()
  return { actor, saved, asked }
}
