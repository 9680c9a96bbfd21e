import { act, lazy, Suspense, useEffect, type ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, setup } from 'xstate'
import { createLazyActorContext, type LazyActor } from './createLazyActorContext.tsx'
import { stubDocument } from './testDocument.ts'

const counterMachine = setup({
  types: {
    context: {} as { readonly count: number },
    events: {} as { readonly type: 'count.add'; readonly by: number },
    input: {} as { readonly from: number },
  },
}).createMachine({
  context: ({ input }) => ({ count: input.from }),
  on: { 'count.add': { actions: assign({ count: ({ context, event }) => context.count + event.by }) } },
})

let root: Root
let load = vi.fn(async () => counterMachine)
let counter: LazyActor<typeof counterMachine>
const mounted = vi.fn()

beforeEach(() => {
  root = createRoot(stubDocument())
  load = vi.fn(async () => counterMachine)
  mounted.mockClear()
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function createPage() {
  const { Provider, useLazyActor } = createLazyActorContext<typeof counterMachine>(load)
  function Slot() {
    counter = useLazyActor()
    useEffect(mounted, [])
    return <p>{counter.snapshot?.context.count ?? 'unknown'}</p>
  }
  return (
    <Provider input={{ from: 5 }}>
      <Provider input={{ from: 100 }}>
        <Slot />
      </Provider>
    </Provider>
  )
}

const settle = () => act(() => vi.dynamicImportSettled())

describe('an actor that is loaded on use', () => {
  it('is not loaded on the server or before it is used', () => {
    expect(renderToString(createPage())).toContain('unknown')
    act(() => root.render(createPage()))
    expect(counter).toMatchObject({ actor: null, snapshot: null, status: 'idle' })
    expect(load).not.toHaveBeenCalled()
  })

  it('starts once, with the input and the events sent before; the page is not mounted again', async () => {
    act(() => root.render(createPage()))
    act(() => {
      counter.send({ type: 'count.add', by: 1 })
      counter.start()
      counter.send({ type: 'count.add', by: 10 })
    })
    expect(counter.status).toBe('loading')
    await settle()
    expect(counter.status).toBe('running')
    expect(counter.snapshot?.context.count).toBe(16)
    act(() => counter.send({ type: 'count.add', by: 1 }))
    expect(counter.actor?.getSnapshot().context.count).toBe(17)
    expect(counter.snapshot?.context.count).toBe(17)
    expect(load).toHaveBeenCalledTimes(1)
    expect(mounted).toHaveBeenCalledTimes(1)
  })

  it('keeps the HTML of blocks that are not hydrated yet when it starts', async () => {
    const { Provider, useLazyActor } = createLazyActorContext<typeof counterMachine>(load)
    function Starter() {
      counter = useLazyActor()
      return null
    }
    const Block = () => <details>Further editions</details>
    const createBlockPage = (LazyBlock: ComponentType) => (
      <Provider input={{ from: 5 }}>
        <Starter />
        <Suspense>
          <LazyBlock />
        </Suspense>
      </Provider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(createBlockPage(Block))
    const details = container.querySelector('details')
    const block = Promise.withResolvers<{ default: ComponentType }>()
    const LazyBlock = lazy(() => block.promise)
    await act(async () => {
      root = hydrateRoot(container, createBlockPage(LazyBlock))
    })
    act(() => counter.start())
    await settle()
    expect(container.querySelector('details')).toBe(details)
    await act(async () => block.resolve({ default: Block }))
    expect(counter.status).toBe('running')
    expect(container.querySelector('details')).toBe(details)
  })

  it('is stopped with its provider', async () => {
    act(() => root.render(createPage()))
    act(() => counter.start())
    await settle()
    const { actor } = counter
    act(() => root.render(null))
    actor?.send({ type: 'count.add', by: 1 })
    expect(actor?.getSnapshot().context.count).toBe(5)
  })

  it('can be tried again if it could not be loaded', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    act(() => root.render(createPage()))
    act(() => counter.send({ type: 'count.add', by: 1 }))
    await settle()
    expect(counter.status).toBe('failed')
    act(() => counter.send({ type: 'count.add', by: 2 }))
    await settle()
    expect(counter.snapshot?.context.count).toBe(7)
  })
})
