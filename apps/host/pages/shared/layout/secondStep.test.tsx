import { act, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContextProvider, useAppContext } from '../../../features/shared/index.ts'
import { stubDocument } from '../../../features/shared/testDocument.ts'
import { testAppContext } from '../testing/testAppContext.ts'
import { AfterPage } from './AfterPage.tsx'
import { BelowFirstView } from './BelowFirstView.tsx'
import { PageProvider, type CurrentPage } from './PageContext.tsx'

let element: HTMLElement
let root: Root
let shown: string[]

beforeEach(() => {
  element = stubDocument()
  root = createRoot(element)
  shown = []
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const header = <Part name="header" />

function Part({ name }: { readonly name: string }) {
  const { path } = useAppContext()
  useLayoutEffect(() => void shown.push(`${name} of ${path}`))
  return null
}

it('the header gets a page that a link opened after the page itself is in the document, others with it (issue 16)', () => {
  for (const path of ['/a', '/b', '/back']) {
    const lowerPartsLoaded = path === '/back' ? undefined : Promise.resolve()
    act(() =>
      root.render(
        <AppContextProvider value={{ ...testAppContext, path }}>
          <PageProvider page={{ lowerPartsLoaded } as CurrentPage}>
            <AfterPage>{header}</AfterPage>
            <Part name="page" />
          </PageProvider>
        </AppContextProvider>,
      ),
    )
  }
  expect(shown).toEqual([
    'header of /a',
    'page of /a',
    'page of /b',
    'header of /b',
    'header of /back',
    'page of /back',
  ])
})

it('the lower parts of a page follow its first view once their code is loaded (issue 16)', async () => {
  const loaded = Promise.withResolvers<void>()
  await act(async () =>
    root.render(
      <PageProvider page={{ lowerPartsLoaded: loaded.promise } as unknown as CurrentPage}>
        <h1>Crimping</h1>
        <BelowFirstView>120 machines</BelowFirstView>
      </PageProvider>,
    ),
  )
  expect(element.textContent).toBe('Crimping')
  await act(async () => loaded.resolve())
  expect(element.textContent).toBe('Crimping120 machines')
})
