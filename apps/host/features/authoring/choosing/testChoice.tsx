import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { AppContextProvider } from '../../shared/index.ts'
import { testContext } from '../../shared/testContext.ts'
import { stubDocument } from '../../shared/testDocument.ts'

/** Mounts the content of a dialog in each test of a file, with simulated time and requests. */
export function testChoice() {
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

  return {
    fetch,
    onChoose,
    getText: () => element.textContent,
    count: (selector: string) => element.querySelectorAll(selector).length,
    open: async (content: ReactNode) => {
      act(() => root.render(<AppContextProvider value={testContext}>{content}</AppContextProvider>))
      await act(() => vi.advanceTimersByTimeAsync(400))
    },
    chooseFile: (file: File) => {
      const input = element.querySelector('input[type=file]')
      if (input) Object.defineProperty(input, 'files', { value: [file] })
      return act(async () => {
        input?.dispatchEvent(new window.Event('change', { bubbles: true }))
        await vi.advanceTimersByTimeAsync(400)
      })
    },
    press: (text: string) => {
      const button = [...element.querySelectorAll('button')].find((candidate) => candidate.textContent?.includes(text))
      return act(async () => {
        button?.dispatchEvent(new window.Event('click', { bubbles: true }))
        await vi.advanceTimersByTimeAsync(400)
      })
    },
  }
}
