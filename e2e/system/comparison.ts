import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './pageState.ts'
import { expect } from './test.ts'

/** A list with the machines of the tests. */
export const benchtopList = '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip'

/** The key of the basket in the local storage. */
export const basketKey = 'uapp-product-comparison-basket'

type Stored = Record<string, { key: string; slug: string; variantId: string | null }[]>

/** Opens a page and waits for its script. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await expect(sideButton(page)).toBeVisible()
}

/** The side button that opens the basket. */
export function sideButton(page: Page): Locator {
  return page.getByRole('complementary').getByRole('button', { name: /^(Comparison|Vergleich),/ })
}

/** The button that adds a product to the basket. */
export function addButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Add to comparison: ${name}`, exact: true })
}

/** Opens the panel of the basket. */
export async function openBasket(page: Page): Promise<Locator> {
  await sideButton(page).click()
  const panel = page.getByRole('dialog', { name: 'Comparison' })
  await expect(panel).toBeVisible()
  return panel
}

/** Reads the stored basket; empty if there is none. */
export async function readBasket(page: Page): Promise<Stored> {
  const text = await page.evaluate((key) => localStorage.getItem(key), basketKey)
  try {
    return (JSON.parse(text ?? '{}') as { basket?: Stored }).basket ?? {}
  } catch {
    // What a test has stored to be replaced; the page writes a moment after a click.
    return {}
  }
}

/** Stores products before the first page of the test. */
export async function storeBasket(page: Page, products: Record<string, readonly string[]>): Promise<void> {
  const basket = Object.entries(products).map(([classification, slugs]) => [
    classification,
    slugs.map((slug, index) => ({ key: `${classification}-${index}`, slug, variantId: null })),
  ])
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('stored') !== null) return
      sessionStorage.setItem('stored', 'yes')
      localStorage.setItem(key, value)
    },
    [basketKey, JSON.stringify({ version: 1, basket: Object.fromEntries(basket) as unknown })] as const,
  )
}
