import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BasketProvider } from '../../features/basket/BasketProvider.tsx'
import { AppContextProvider } from '../../features/shared/index.ts'
import { stubDocument } from '../../features/shared/testDocument.ts'
import { testContext } from '../../features/shared/testContext.ts'
import type { ComparisonPageProps } from './comparison.types.ts'
import { useComparison, type ComparisonControls } from './useComparison.ts'

let root: ReturnType<typeof createRoot>
let controls: ComparisonControls
let navigated: string[]
let answer: () => void

beforeEach(() => {
  root = createRoot(stubDocument())
  // The basket waits for the document to load.
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn())
  navigated = []
})
afterEach(async () => {
  // React finishes the transitions of all roots together, those of later tests too.
  await act(async () => answer())
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const toColumns = (...slugs: string[]) => slugs.map((slug) => ({ slug, variantId: null }))

function show(columns: readonly { readonly slug: string; readonly variantId: string | null }[]) {
  const props = { category: { slug: 'presses', name: 'Presses' }, columns, isHidingIdentical: false }
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = resolve
  const navigate = async (url: string) => {
    navigated.push(url.slice('/en/comparison/presses'.length))
    await promise
  }
  act(() =>
    root.render(
      <AppContextProvider value={{ ...testContext, navigate }}>
        <BasketProvider>
          <Comparison {...(props as unknown as ComparisonPageProps)} />
        </BasketProvider>
      </AppContextProvider>,
    ),
  )
}

function Comparison(props: ComparisonPageProps) {
  const current = useComparison(props)
  useLayoutEffect(() => {
    controls = current
  })
  return null
}

it('a change keeps the changes before it while their data is on its way (CMP-04, CMP-05, CMP-11)', async () => {
  show(toColumns('a', 'b', 'c'))
  await act(async () => controls.remove(0))
  await act(async () => controls.changeVariant(1, 'b:b-2'))
  await act(async () => controls.changeVariant(2, 'c:c-2'))
  await act(async () => controls.changeVariant(0, 'a:a-2'))
  await act(async () => controls.hideIdentical(true))
  await act(async () => controls.add('d'))
  expect(navigated).toEqual([
    '?product=b&product=c',
    '?product=b:b-2&product=c',
    '?product=b:b-2&product=c:c-2',
    '?product=b:b-2&product=c:c-2&identical=hidden',
    '?product=b:b-2&product=c:c-2&product=d&identical=hidden',
  ])
  // The columns stay until the data arrives, with what was chosen for them.
  expect(controls.set).toEqual({ isHidingIdentical: true, variantIds: [null, 'b-2', 'c-2'] })
})

it('a change is based on the columns once they have arrived (CMP-04)', async () => {
  show(toColumns('a', 'b', 'c'))
  await act(async () => controls.remove(0))
  await act(async () => answer())
  show(toColumns('b', 'c'))
  expect(controls.set).toEqual({ isHidingIdentical: false, variantIds: [null, null] })
  await act(async () => controls.remove(0))
  expect(navigated.at(-1)).toBe('?product=c')
})
