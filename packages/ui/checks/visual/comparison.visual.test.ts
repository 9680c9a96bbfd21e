import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { captureBoxes, toFingerprint } from './capture.js'
import { comparePixels } from './screenshots.js'
import { launchBrowser, openStoryPage, type StoryPage } from './storyPage.js'

let browser: Browser
let storyPage: StoryPage

beforeAll(async () => {
  browser = await launchBrowser()
  storyPage = await openStoryPage(browser, inject('storyPageAddress'))
})

beforeEach(async () => {
  await storyPage.page.reload()
  await storyPage.page.waitForFunction(() => 'visualPage' in globalThis)
  await storyPage.page.setViewportSize({ width: 375, height: 900 })
  await storyPage.page.evaluate(() =>
    visualPage.show('components/Button/Button.stories.tsx', 'WithIcon', { brand: 'kudex', scheme: 'light' }),
  )
})

afterAll(() => browser.close())

/** Parts of a fingerprint. */
const places = [0, 5] as const
const paint = [5, 10] as const

describe('a deliberate change of one pixel is found', () => {
  it.each([
    ['a padding one pixel wider', 'button { padding-inline-start: calc(1rem + 1px) !important }', places],
    ['a control one pixel higher', 'button { min-height: 45px !important }', places],
    ['a word one pixel further', 'button span { letter-spacing: 0.01em !important }', places],
    ['an edge one pixel thicker', 'button { outline: 1px solid !important }', paint],
    ['a rounded corner', 'button { border-radius: 1px !important }', paint],
    ['a colour one step lighter', 'button { background-color: rgb(28 33 38 / 0.99) !important }', paint],
    ['an icon moved by one pixel', 'button svg { translate: 1px }', paint],
    ['a line of an icon', 'button svg path { stroke-width: 1.6px !important }', paint],
  ])('%s', async (_name, rule, [from, to]) => {
    const before = await look()
    await storyPage.page.addStyleTag({ content: rule })
    const after = await look()
    expect(after.print.slice(from, to)).not.toBe(before.print.slice(from, to))
    expect(await comparePixels(storyPage.page, before.picture, after.picture)).toMatch(/pixels differ|× \d+ px/)
  })
})

describe('the comparison is steady', () => {
  it('is the same after leaving a brand and coming back', async () => {
    const before = await look()
    await storyPage.page.evaluate(() => visualPage.changeScope({ brand: 'strivona', scheme: 'dark' }))
    expect((await look()).print).not.toBe(before.print)
    await storyPage.page.evaluate(() => visualPage.changeScope({ brand: 'kudex', scheme: 'light' }))
    const after = await look()
    expect(after.print).toBe(before.print)
    expect(await comparePixels(storyPage.page, before.picture, after.picture)).toBe('')
  })

  it('does not see a rounding of two steps in a colour, which differs between processors', async () => {
    const [base, rounded, other] = await Promise.all(
      ['#646464', '#666666', '#676767'].map((color) => drawSquare(color)),
    )
    expect(await comparePixels(storyPage.page, base as Buffer, rounded as Buffer)).toBe('')
    expect(await comparePixels(storyPage.page, base as Buffer, other as Buffer)).toBe(
      '64 pixels differ, the first at 0, 0',
    )
  })

  it('uses no font of the machine: Chinese text is as wide as its number of characters', async () => {
    const width = await storyPage.page.evaluate(() => {
      const text = document.createElement('span')
      text.style.font = '20px "Archivo Variable", var(--kx-font-script)'
      text.textContent = '线束加工→✓'
      document.body.append(text)
      return text.getBoundingClientRect().width
    })
    expect(width).toBe(120)
  })
})

async function look(): Promise<{ readonly print: string; readonly picture: Buffer }> {
  return { print: toFingerprint(await captureBoxes(storyPage)), picture: await storyPage.page.screenshot() }
}

async function drawSquare(color: string): Promise<Buffer> {
  const base64 = await storyPage.page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(8, 8)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = fill
    context.fillRect(0, 0, 8, 8)
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  }, color)
  return Buffer.from(base64, 'base64')
}
