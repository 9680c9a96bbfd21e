import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listStoryFiles } from './baselines.js'
import { launchBrowser, openStoryPage, type StoryPage } from './storyPage.js'

let browser: Browser
let storyPage: StoryPage

beforeAll(async () => {
  browser = await launchBrowser()
  storyPage = await openStoryPage(browser, inject('storyPageAddress'))
})

afterAll(() => browser.close())

const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
const files = listStoryFiles().filter((file) => /^(components|modules)\//.test(file))

describe("every component follows the reader's settings", () => {
  // At the reduced size every fourth one.
  it.each(files.filter((_, at) => isFull || at % 4 === 0))('%s', async (file) => {
    const { page } = storyPage
    const stories = await page.evaluate((path) => visualPage.listStories(path), file)
    // At any width: play functions of stories with a width of their own need that one.
    const possible = stories.filter((story) => story.viewport === undefined)
    const name = possible.find((story) => story.name === 'Default')?.name ?? possible[0]?.name
    if (name === undefined) throw new Error(`${file} has no story for every width`)
    const show = () =>
      page.evaluate((given) => visualPage.show(given.file, given.name, { brand: 'kudex', scheme: 'light' }), {
        file,
        name,
      })
    const found: string[] = []

    // A laptop of 1280 × 1024 px at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 })
    await show()
    found.push(...(await listOverflow(page, '320 × 256 px')))

    await page.setViewportSize({ width: 375, height: 812 })
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    found.push(...(await listOverflow(page, 'right to left')))
    await page.evaluate(() => (document.documentElement.dir = 'ltr'))

    await page.emulateMedia({ forcedColors: 'active' })
    found.push(...(await listHiddenFocus(page)))
    await page.emulateMedia({ forcedColors: 'none' })
    expect(found).toEqual([])
  })
})

/** A story, a selector of its current choice or highlighted option, and one of another. */
const choices = [
  ['components/Combobox/Combobox', 'Open', '[role=option][data-highlighted]', '[role=option]:not([data-highlighted])'],
  [
    'components/SearchField/SearchField',
    'Open',
    '[role=option][data-highlighted]',
    '[role=option]:not([data-highlighted])',
  ],
  ['components/Menu/Menu', 'Open', '[role=menuitem][data-highlighted]', '[role=menuitem]:not([data-highlighted])'],
  ['components/SegmentedControl/SegmentedControl', 'Playground', 'input:checked + *', 'input:not(:checked) + *'],
  ['components/Tabs/Tabs', 'Playground', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['modules/MeasurementSwitch/MeasurementSwitch', 'Playground', '[aria-pressed=true]', '[aria-pressed=false]'],
  ['modules/ProductFilters/ProductFilters', 'WithViews', 'nav [aria-current]', 'nav a:not([aria-current])'],
] as const

describe('forced colours show the current choice', () => {
  it.each(choices)('%s', async (file, name, choice, other) => {
    const { page } = storyPage
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.evaluate((given) => visualPage.show(given.file, given.name, { brand: 'kudex', scheme: 'light' }), {
      file: `${file}.stories.tsx`,
      name,
    })
    if (name === 'Open') await page.keyboard.press('ArrowDown')
    const [chosen, rest] = await Promise.all([choice, other].map((selector) => describeColors(page, selector)))
    await page.emulateMedia({ forcedColors: 'none' })
    expect(chosen).not.toBe(rest)
  })
})

type Page = StoryPage['page']

/** What forced colours leave of the look of an element. */
function describeColors(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineWidth, backgroundColor, borderBottomColor, borderBottomWidth } =
        getComputedStyle(element)
      // Forced backgrounds keep their opacity, which the reader does not see.
      const background = backgroundColor.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)')
      return [outlineStyle, outlineWidth, background, borderBottomColor, borderBottomWidth].join()
    })
}

async function listOverflow(page: Page, setting: string): Promise<readonly string[]> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  return overflow > 0 ? [`${setting}: ${overflow} px too wide`] : []
}

/** With forced colours only borders, outlines and system colours remain: the focus must still change one of them. */
async function listHiddenFocus(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const hidden: string[] = []
  const seen = new Set<string>()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const active = document.activeElement
      if (!active || active === document.body) return undefined
      const describe = (element: Element | null) => {
        if (!element) return ''
        const { outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth, textDecorationLine } =
          getComputedStyle(element)
        return [outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth, textDecorationLine].join()
      }
      const near = () =>
        [active, active.parentElement, active.parentElement?.parentElement ?? null, ...active.children]
          .concat([...(active.parentElement?.children ?? [])])
          .map(describe)
          .join(';')
      const focused = near()
      const label = `${active.localName} ${active.textContent?.trim().slice(0, 30) ?? ''}`
      // Taking the focus elsewhere: `blur` has no effect on the parts of a date field. A dialog keeps it inside.
      const elsewhere = (active.closest('[role="dialog"]') ?? document.body).appendChild(
        document.createElement('button'),
      )
      elsewhere.focus()
      const rest = near()
      ;(active as HTMLElement).focus()
      elsewhere.remove()
      return { label, isSeen: focused !== rest }
    })
    if (!focus || seen.has(focus.label)) break
    seen.add(focus.label)
    if (!focus.isSeen) hidden.push(`forced colours: the focus on ${focus.label} is not seen`)
  }
  return hidden
}
