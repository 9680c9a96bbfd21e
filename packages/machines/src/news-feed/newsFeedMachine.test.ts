import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { isUnread, listUnread, newsFeedMachine, type NewsFeedPage } from './index.ts'

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

  it('says when it could not be loaded, keeps what it has, and tries again', async () => {
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

  it('works in a browser that keeps nothing', async () => {
    const { actor } = start({ latestRead: new Error('no storage'), isSaving: false })
    actor.send({ type: 'panel.open' })
    const { context } = await waitFor(actor, (state) => state.matches({ feed: 'ready', panel: { open: 'reading' } }))
    expect(isUnread(context)).toBe(false)
  })

  it('marks what came after the last visit, and only the newest for who comes the first time', () => {
    const items = [{ id: 'n1' }, { id: 'n2' }, { id: 'n3' }]
    expect([...listUnread(items, 'n3')]).toEqual(['n1', 'n2'])
    expect([...listUnread(items, 'n1')]).toEqual([])
    expect([...listUnread(items, null)]).toEqual(['n1'])
  })

  it('needs its ports', async () => {
    const actor = createActor(newsFeedMachine)
    actor.start()
    expect((await waitFor(actor, (state) => state.hasTag('failed'))).context.items).toEqual([])
  })
})

interface World {
  readonly pages?: readonly (NewsFeedPage | Error)[]
  readonly latestRead?: string | null | Error
  readonly isSaving?: boolean
}

function start({
  pages = [{ items: [{ id: 'n1' }, { id: 'n2' }], next: null }],
  latestRead = null,
  isSaving = true,
}: World) {
  const saved: string[] = []
  const asked: (string | null)[] = []
  const machine = newsFeedMachine.provide({
    actors: {
      fetchPage: fromPromise<NewsFeedPage, { readonly after: string | null }>(async ({ input }) => {
        const page = pages[asked.length]
        asked.push(input.after)
        if (!page || page instanceof Error) throw page ?? new Error('There is no such page')
        return page
      }),
      readLatestRead: fromPromise<string | null>(async () => {
        if (latestRead instanceof Error) throw latestRead
        return latestRead
      }),
      saveLatestRead: fromPromise<void, { readonly id: string }>(async ({ input }) => {
        if (!isSaving) throw new Error('no storage')
        saved.push(input.id)
      }),
    },
  })
  const actor = createActor(machine)
  actor.start()
  return { actor, saved, asked }
}
