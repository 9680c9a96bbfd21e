import type { Page } from '@playwright/test'
import { strivonaOrigin } from '../system/addresses.ts'
import { expect, test } from '../system/test.ts'

test.describe('the options of a site', () => {
  test('show side buttons on every site except one that hides them (SITE-13)', async ({ page }) => {
    const sideButtons = page.locator('aside', { has: page.locator('a, button') })
    await page.goto('/en')
    await expect(sideButtons).toBeVisible()
    for (const path of ['/de/smart-cabinet-building', '/de-ch/smart-cabinet-building']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(sideButtons).toHaveCount(0)
    }
  })

  test('load the cut font for the headings of Strivona and no other site (SITE-14)', async ({ page }) => {
    await page.goto('/en')
    const kudex = await readFaces(page)
    for (const address of ['/en/strivona', `${strivonaOrigin}/de`]) {
      await page.goto(address)
      const strivona = await readFaces(page)
      expect(strivona.heading, address).not.toBe(kudex.heading)
      expect(strivona.heading, address).not.toBe(strivona.text)
      expect(strivona.loaded, address).toContain(strivona.heading)
      expect(strivona.isCut, address).toBe(true)
      expect(kudex.loaded).not.toContain(strivona.heading)
    }
    await page.goto('/en/veritesta')
    expect((await readFaces(page)).isCut).toBe(false)
    expect(kudex.isCut).toBe(false)
  })
})

/** The first font family of the main heading and of the text, and the loaded families. */
async function readFaces(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const nameOf = (family: string) =>
      family
        .split(',')[0]
        ?.trim()
        .replace(/^["']|["']$/g, '') ?? ''
    const familyOf = (selector: string) => {
      const element = document.querySelector(selector)
      return element ? nameOf(getComputedStyle(element).fontFamily) : ''
    }
    return {
      heading: familyOf('main h1'),
      text: familyOf('main p'),
      loaded: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => nameOf(family)),
      isCut: document.documentElement.hasAttribute('data-cut-font'),
    }
  })
}
