import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../index.js'
import { products } from '../../stories-assets/catalogueContent.js'
import { ProductList } from './ProductGrid.js'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it.each([
  { width: 768, isNarrow: false, columns: 2 },
  { width: 1024, isNarrow: false, columns: 2 },
  { width: 1440, isNarrow: false, columns: 4 },
  { width: 1024, isNarrow: true, columns: 2 },
  { width: 1440, isNarrow: true, columns: 2 },
])(
  'four cards at $width px stand $columns in a row (beside filters: $isNarrow)',
  async ({ width, isNarrow, columns }) => {
    await page.viewport(width, 700)
    const container = document.createElement('div')
    document.body.append(container)
    root = createRoot(container)
    root.render(<ProductList isNarrow={isNarrow} headingElement="h2" products={products.slice(0, 4)} emptyText="" />)
    await expect.poll(() => container.querySelectorAll('li').length).toBe(4)
    const tops = [...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  },
)
