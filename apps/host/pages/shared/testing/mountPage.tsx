import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { stubDocument } from '../../../features/shared/testDocument.ts'
import { testAppContext } from './testAppContext.ts'

/** A document whose page is rendered again by each call of `show`, as by navigations. Removed after the test. */
export function mountPage() {
  const element = stubDocument()
  const root = createRoot(element)
  onTestFinished(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  const show = (page: ReactNode) =>
    act(() => root.render(<AppContextProvider value={testAppContext}>{page}</AppContextProvider>))
  return { element, show }
}
