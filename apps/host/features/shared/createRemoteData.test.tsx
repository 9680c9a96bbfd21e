import { parseHTML } from 'linkedom'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRemoteData, type RemoteData } from './createRemoteData.tsx'

let root: Root
let data: RemoteData<string, string>
const requests = new Map<string, PromiseWithResolvers<string> & { readonly signal: AbortSignal }>()

const { Provider, useRemoteData } = createRemoteData<string, string>((query, signal) => {
  const request = Promise.withResolvers<string>()
  requests.set(query, { ...request, signal })
  return request.promise
})

function createPage() {
  function Content() {
    data = useRemoteData()
    return <p>{data.status}</p>
  }
  return (
    <Provider>
      <Content />
    </Provider>
  )
}

const page = createPage()

beforeEach(() => {
  const { window, document } = parseHTML('<html><body></body></html>')
  for (const [name, value] of Object.entries({ window, document, IS_REACT_ACT_ENVIRONMENT: true })) {
    vi.stubGlobal(name, value)
  }
  requests.clear()
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const load = async (query: string) => {
  act(() => data.load(query))
  await act(() => vi.dynamicImportSettled())
}

it('is idle on the server and pending from the first query on, before the machine is loaded (PAGE-24)', async () => {
  expect(renderToString(page)).toContain('idle')
  act(() => root.render(page))
  expect(data).toMatchObject({ status: 'idle', value: null })
  act(() => data.load('a'))
  expect(data.status).toBe('pending')
  await act(() => vi.dynamicImportSettled())
  await act(async () => requests.get('a')?.resolve('found a'))
  expect(data).toMatchObject({ status: 'success', value: 'found a' })
})

it('keeps the data of the last query while newer data loads and if that fails (PAGE-24)', async () => {
  act(() => root.render(page))
  await load('a')
  await act(async () => requests.get('a')?.resolve('found a'))
  await load('b')
  expect(data).toMatchObject({ status: 'pending', value: 'found a' })
  await act(async () => requests.get('b')?.reject(new Error('down')))
  expect(data).toMatchObject({ status: 'error', value: 'found a' })
  act(() => data.forget())
  expect(data).toMatchObject({ status: 'idle', value: null })
})

it('aborts a request for a newer one and when it is unmounted', async () => {
  act(() => root.render(page))
  await load('a')
  await load('b')
  expect([requests.get('a')?.signal.aborted, requests.get('b')?.signal.aborted]).toEqual([true, false])
  act(() => root.render(null))
  expect(requests.get('b')?.signal.aborted).toBe(true)
})
