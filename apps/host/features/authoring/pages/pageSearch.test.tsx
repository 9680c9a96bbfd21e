import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../shared/index.ts'
import { testContext } from '../../shared/testContext.ts'
import { stubDocument } from '../../shared/testDocument.ts'
import { PageSearch } from './PageDialog.tsx'

const fetch = vi.fn<typeof globalThis.fetch>()
const onChoose = vi.fn()
let root: Root
let element: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  element = stubDocument()
  vi.stubGlobal('fetch', fetch)
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

async function open() {
  const search = <PageSearch siteId="kudex" value="p1" onChoose={onChoose} />
  act(() => root.render(<AppContextProvider value={testContext}>{search}</AppContextProvider>))
  await act(() => vi.advanceTimersByTimeAsync(400))
}

function press(text: string) {
  const button = [...element.querySelectorAll('button')].find((candidate) => candidate.textContent?.includes(text))
  return act(async () => {
    button?.dispatchEvent(new window.Event('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(400)
  })
}

const toPages = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${from + index}`, title: `Page ${from + index}`, path: '/p' }))

describe('the choice of a page', () => {
  it('lists the pages of the site in parts, as the service finds them (issue 15)', async () => {
    fetch.mockImplementationOnce(async () => Response.json({ total: 5_000, items: toPages(1, 30) }))
    await open()
    expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/api\/editor\/page-choices\?siteId=kudex&search=&language=en&offset=0$/)
    expect(element.querySelectorAll('input[type=radio]')).toHaveLength(30)
    fetch.mockImplementationOnce(async () => Response.json({ total: 5_000, items: toPages(31, 30) }))
    await press('Show more')
    expect(fetch.mock.calls[1]?.[0]).toMatch(/offset=30$/)
    expect(element.querySelectorAll('input[type=radio]')).toHaveLength(60)
  })

  it('can be tried again after a failure', async () => {
    fetch.mockResolvedValueOnce(Response.json({}, { status: 503 }))
    await open()
    fetch.mockImplementationOnce(async () => Response.json({ total: 0, items: [] }))
    await press('Try again')
    expect(element.textContent).toContain('There is nothing here yet.')
  })
})
