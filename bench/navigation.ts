import { setTimeout as pause } from 'node:timers/promises'
import { startBrowser, type BenchBrowser, type BenchPage } from './browser.ts'
import { median } from './median.ts'

/** What a visitor waits for inside the site, milliseconds; medians of all rounds. */
export interface Navigation {
  readonly what: string
  /** From the first click on a link of a new page to the first frame with the heading of the link's page. */
  readonly click: number
  /** The same for the third click on that link: the browser has compiled the code it needs. */
  readonly warm: number
  /** From `history.back()` after the first click to the first frame with the former heading. */
  readonly back: number
}

/** A link on a page: the address of the page and the address in the link. */
export interface Way {
  readonly from: string
  readonly to: string
}

/** Milliseconds after a page was loaded, and from a heading to the way back: the lower parts of a page come later. */
const settleTime = 3_000

/** Milliseconds that the pointer rests on a link before it is pressed. */
const aimTime = 1_000

/**
 * Measures clicks on links on a processor four times slower. Data of a link is fetched while the pointer rests on it,
 * as by people who aim; then the network answers at once, so this is the time of the browser alone.
 */
export async function measureNavigation(
  origin: string,
  ways: readonly Way[],
  { executablePath, rounds }: { readonly executablePath: string; readonly rounds: number },
): Promise<readonly Navigation[]> {
  const browser = await startBrowser(executablePath)
  const measured = ways.map((way) => ({ way, times: [] as Measured[] }))
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
    warm: median(times.map(({ warm }) => warm)),
    back: median(times.map(({ back }) => back)),
  }))
}

type Measured = Omit<Navigation, 'what'>

async function measureOnce(browser: BenchBrowser, origin: string, { from, to }: Way): Promise<Measured> {
  const page = await browser.openPage({ width: 1280, height: 823, deviceScaleFactor: 1, mobile: false }, 4)
  await page.goto(origin + from)
  const first = await measureThereAndBack(page, to)
  await measureThereAndBack(page, to)
  const { click: warm } = await measureThereAndBack(page, to)
  await page.close()
  return { ...first, warm }
}

async function measureThereAndBack(page: BenchPage, to: string) {
  await pause(settleTime)
  const link = await page.evaluate(async (href) => {
    const element = document.querySelector(`main a[href="${href}"]`)
    if (!element) throw new Error(`No link to ${href}`)
    // Before hydration a link loads a document.
    while (!Object.keys(element).some((key) => key.startsWith('__react')))
      await new Promise((resolve) => setTimeout(resolve, 50))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, to)
  // From elsewhere: a pointer that already rests there requests nothing.
  await page.moveMouse({ x: 0, y: 0 })
  await page.moveMouse(link)
  await pause(aimTime)
  const click = await measureUntilHeading(page, () => page.click(link))
  await pause(settleTime)
  const back = await measureUntilHeading(page, () => page.evaluate(() => history.back()))
  return { click, back }
}

/** Milliseconds from a click or `popstate` to the frame after a new text of the heading. */
async function measureUntilHeading(page: BenchPage, act: () => Promise<unknown>): Promise<number> {
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
      const observer = new MutationObserver(() => {
        const heading = readHeading()
        if (heading === '' || heading === former) return
        observer.disconnect()
        // After the next frame is painted and before other tasks.
        const finish = () => resolve(performance.now() - start)
        requestAnimationFrame(() => void scheduler.postTask(finish, { priority: 'user-blocking' }))
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    Object.assign(globalThis, { taken })
  })
  await act()
  return page.evaluate(() => (globalThis as unknown as { readonly taken: Promise<number> }).taken)
}
