import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../shared/index.ts'
import { testContext } from '../../shared/testContext.ts'
import { stubDocument } from '../../shared/testDocument.ts'
import { MediaChoice } from './MediaDialog.tsx'

const files = [{ slug: 'price-list', filename: 'Prices.pdf', contentType: 'application/pdf', size: 2_048 }]
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

async function open(value = '') {
  const choice = <MediaChoice kind="files" value={value} onChoose={onChoose} />
  act(() => root.render(<AppContextProvider value={testContext}>{choice}</AppContextProvider>))
  await act(() => vi.advanceTimersByTimeAsync(400))
}

function press(text: string) {
  const button = [...element.querySelectorAll('button')].find((candidate) => candidate.textContent?.includes(text))
  return act(async () => {
    button?.dispatchEvent(new window.Event('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(400)
  })
}

describe('the choice of a file', () => {
  it('lists the files, and returns the chosen one', async () => {
    fetch.mockResolvedValue(Response.json({ total: 1, items: files }))
    await open('price-list')
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/editor/media?kind=files&search=&offset=0')
    expect(element.textContent).toContain('Prices.pdf')
    await press('Use this one')
    expect(onChoose).toHaveBeenCalledWith({ key: 'price-list', contentType: null })
  })

  it('says that there are none', async () => {
    fetch.mockResolvedValue(Response.json({ total: 0, items: [] }))
    await open()
    expect(element.textContent).toContain('There is nothing here yet.')
  })

  it('can be tried again after a failure', async () => {
    fetch.mockResolvedValueOnce(Response.json({}, { status: 503 }))
    await open()
    expect(element.textContent).toContain('The list could not be loaded.')
    fetch.mockResolvedValue(Response.json({ total: 1, items: files }))
    await press('Try again')
    expect(element.textContent).toContain('Prices.pdf')
  })
})
