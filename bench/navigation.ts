import { chromium, type Browser, type Page } from 'playwright-core'
import { median } from './median.ts'

/** What a visitor waits for inside the site, milliseconds; medians of all rounds. */
export interface Navigation {
  readonly what: string
  /** From the click on a link to the first frame with the heading of its page. */
  readonly click: number
  /** From `history.back()` to the first frame with the former heading. */
  readonly back: number
}

/** Milliseconds from a heading to the way back. */
const settleTime = 3_000

/**
 * Measures clicks on links on a processor four times slower. Data of a link is fetched while the pointer rests on it,
 * as by people who aim; then the network answers at once, so this is the time of the browser alone.
 */
export async function measureNavigation(
  origin: string,
  ways: readonly { readonly from: string; readonly to: string }[],
  { executablePath, rounds }: { readonly executablePath: string; readonly rounds: number },
): Promise<readonly Navigation[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const measured = ways.map((way) => ({ way, times: [] as { click: number; back: number }[] }))
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { way, times } of measured) times.push(await measureOnce(browser, origin, way))
    }
  } finally {
    await browser.close()
  }
  return measured.map(({ way, times }) => ({
    what: `${way.from} → ${way.to.split('/').at(-1) ?? ''}`,
    click: median(times.map(({ click }) => click)),
    back: median(times.map(({ back }) => back)),
  }))
}

async function measureOnce(browser: Browser, origin: string, way: { readonly from: string; readonly to: string }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(origin + way.from, { waitUntil: 'networkidle' })
  const link = page.locator(`main a[href="${way.to}"]`).first()
  // Before hydration a link loads a document.
  await link.evaluate(async (element) => {
    while (!Object.keys(element).some((key) => key.startsWith('__react')))
      await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForLoadState('networkidle')
  const click = await measureUntilHeading(page, () => link.click())
  // The lower parts of the page follow its heading; people go back later.
  await page.waitForTimeout(settleTime)
  const back = await measureUntilHeading(page, () => page.evaluate(() => history.back()))
  await context.close()
  return { click, back }
}

/** Milliseconds from a click or `popstate` to the frame after a new text of the heading. */
async function measureUntilHeading(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const readHeading = () => document.querySelector('h1')?.textContent ?? ''
    const former = readHeading()
    let start = 0
    const begin = (event: Event) => {
      start ||= event.timeStamp
    }
    addEventListener('click', begin, { capture: true, once: true })
    addEventListener('popstate', begin, { capture: true, once: true })
    const taken = new Promise<number>((resolve) => {
      const check = () => {
        const heading = readHeading()
        if (heading === '' || heading === former) requestAnimationFrame(check)
        else setTimeout(() => resolve(performance.now() - start))
      }
      check()
    })
    Object.assign(globalThis, { taken })
  })
  await act()
  return page.evaluate(() => (globalThis as unknown as { readonly taken: Promise<number> }).taken)
}
