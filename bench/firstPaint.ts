import { setTimeout as pause } from 'node:timers/promises'
import { startBrowser, type BenchBrowser } from './browser.ts'
import { median } from './median.ts'

/** What a visitor with a slow phone sees, milliseconds since the navigation; medians of all rounds. */
export interface FirstPaint {
  readonly url: string
  readonly firstPaint: number
  readonly largestPaint: number
  /** Total Blocking Time: long tasks after the first paint, beyond 50 ms each (https://web.dev/articles/tbt). */
  readonly blocked: number
  /** Sum of layout shifts, the largest of all rounds. */
  readonly shift: number
}

/** Milliseconds from a request to its response on slow 4G. */
const latency = 562.5

/**
 * Measures pages on a phone with slow 4G (562 ms latency, 1.47 Mbit/s) and a processor four times slower, as Lighthouse
 * simulates it. Rounds are interleaved, so that other load of the machine concerns all pages.
 */
export async function measureFirstPaint(
  urls: readonly string[],
  { executablePath, rounds }: { readonly executablePath: string; readonly rounds: number },
): Promise<readonly FirstPaint[]> {
  const browser = await startBrowser(executablePath)
  const measured = new Map<string, Measured[]>(urls.map((url) => [url, []]))
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [url, list] of measured) list.push(await measureOnce(browser, url))
    }
  } finally {
    await browser.close()
  }
  return [...measured].map(([url, list]) => ({
    url,
    firstPaint: median(list.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(list.map(({ largestPaint }) => largestPaint)),
    blocked: median(list.map(({ blocked }) => blocked)),
    shift: Math.max(...list.map(({ shift }) => shift)),
  }))
}

type Measured = Omit<FirstPaint, 'url'>

async function measureOnce(browser: BenchBrowser, url: string): Promise<Measured> {
  // A page has its own HTTP cache: each visit is the first.
  const page = await browser.openPage({ width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }, 4)
  // Without this inspector only the document is slow. Chromium decodes documents a second time for it.
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (1_474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
  await page.goto(url)
  // Late pictures and hydration.
  await pause(2_000)
  // Read afterwards: a script that the protocol adds to the document makes V8 start before the first paint.
  const { firstPaint, longTasks, fastestResponse, ...measured } = await page.evaluate(readEntries)
  await page.close()
  if (fastestResponse < latency) throw new Error(`A response on ${url} took only ${fastestResponse} ms`)
  const blocked = longTasks.map(([start, end]) => Math.max(0, end - Math.max(start, firstPaint) - 50))
  return { ...measured, firstPaint, blocked: blocked.reduce((sum, time) => sum + time, 0) }
}

/**
 * Runs in the page: what the browser recorded about the visit. Long tasks are start and end, milliseconds since the
 * navigation.
 */
function readEntries() {
  const read = (type: string) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type, buffered: true })
    return observer.takeRecords()
  }
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // The others come from the page's memory cache.
  const received = resources.filter(({ transferSize }) => transferSize > 0)
  return {
    firstPaint: read('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    largestPaint: read('largest-contentful-paint').at(-1)?.startTime ?? 0,
    longTasks: read('longtask').map(({ startTime, duration }) => [startTime, startTime + duration] as const),
    fastestResponse: Math.min(...received.map(({ duration }) => duration)),
    shift: (read('layout-shift') as LayoutShift[]).reduce((sum, { value }) => sum + value, 0),
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}
