import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  describeDifferences,
  isInScope,
  listStoryFiles,
  listWidths,
  readBaseline,
  scopes,
  writeBaseline,
  type Baseline,
} from './baselines.js'
import { captureBoxes, toFingerprint } from './capture.js'
import type { VisualStory } from './page/main.js'
import { chooseScreenshots, compareScreenshot, maxAttempts } from './screenshots.js'
import { launchBrowser, openStoryPage, type StoryPage } from './storyPage.js'

const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
const isUpdating = process.env['UPDATE_BASELINES'] === '1'
const advice = 'If the change is meant: UPDATE_BASELINES=1, see packages/ui/README.md.'

let browser: Browser
const idle: StoryPage[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  idle.push(
    ...(await Promise.all(
      Array.from({ length: inject('pages') }, () => openStoryPage(browser, inject('storyPageAddress'))),
    )),
  )
})

afterAll(() => browser.close())

describe.concurrent('looks as agreed', () => {
  listStoryFiles().forEach((file) => {
    const name = file.replace('.stories.tsx', '')

    it(`${name} in pixels`, async () => {
      const found = await withPage(async (storyPage) => {
        const { page } = storyPage
        const stories = await page.evaluate((path) => visualPage.listStories(path), file)
        const all: (string | undefined)[] = []
        for (const shot of chooseScreenshots(file, stories.filter(isComparable))) {
          await page.setViewportSize({ width: shot.width, height: 900 })
          await page.evaluate((given) => visualPage.show(given.file, given.story, given.scope), shot)
          all.push(await compareScreenshot(page, shot, isUpdating))
        }
        return all.filter((one) => one !== undefined)
      })
      expect(found, advice).toEqual([])
    })

    if (!isFull) return
    it(`${name} in every story, brand, scheme and width`, async () => {
      const expected = readBaseline(file)
      const actual = await withPage((page) => captureBaseline(page, file, expected))
      if (isUpdating) return writeBaseline(file, actual)
      expect(describeDifferences(expected, actual), advice).toEqual([])
    })
  })
})

/** Fingerprints of all stories of a file. */
async function captureBaseline(storyPage: StoryPage, file: string, expected: Baseline): Promise<Baseline> {
  const { page } = storyPage
  const stories = await page.evaluate((path) => visualPage.listStories(path), file)
  const baseline = new Map<string, readonly string[]>()
  for (const story of stories.filter(isComparable))
    for (const width of listWidths(story)) {
      await page.setViewportSize({ width, height: 900 })
      await drawSmall(storyPage, width)
      const key = `${story.name} ${width}`
      baseline.set(key, await captureScopes(storyPage, file, story, expected.get(key) ?? []))
    }
  return baseline
}

/** Draws the page at a hundredth of its size: only boxes are compared, and drawing would take a third of the time. */
async function drawSmall({ session }: StoryPage, width: number): Promise<void> {
  const size = { width, height: 900 }
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: 1,
    mobile: false,
    viewport: { ...size, x: 0, y: 0, scale: 0.01 },
  })
}

async function captureScopes(
  storyPage: StoryPage,
  file: string,
  story: VisualStory,
  expected: readonly string[],
): Promise<readonly string[]> {
  const { page } = storyPage
  const prints: string[] = []
  let isShown = false
  for (const [at, scope] of scopes.entries()) {
    if (!isInScope(story, scope)) {
      prints.push('-')
      continue
    }
    if (!isShown || story.rendersScope)
      await page.evaluate((given) => visualPage.show(given.file, given.name, given.scope), {
        file,
        name: story.name,
        scope,
      })
    else await page.evaluate((given) => visualPage.changeScope(given), scope)
    isShown = true
    prints.push(await captureSettled(storyPage, expected[at]))
  }
  return prints
}

/**
 * The fingerprint. One that differs from the expected one is taken again until two in a row are equal: observers report
 * changed sizes with the next frame, and some play functions end before their last effect is seen.
 */
async function captureSettled(storyPage: StoryPage, expected: string | undefined): Promise<string> {
  let print = ''
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const next = toFingerprint(await captureBoxes(storyPage))
    if (next === expected || next === print) return next
    print = next
    await storyPage.page.evaluate(() => visualPage.nextFrame())
    await storyPage.page.waitForTimeout(50)
  }
  return print
}

function isComparable({ differsByItself }: VisualStory): boolean {
  return !differsByItself
}

async function withPage<Result>(use: (page: StoryPage) => Promise<Result>): Promise<Result> {
  while (idle.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const page = idle.pop() as StoryPage
  try {
    // A new document: nothing remains of the stories before, nor of `drawSmall`: Playwright sets other sizes only.
    await page.page.setViewportSize({ width: 600, height: 900 })
    await page.page.reload()
    await page.page.waitForFunction(() => 'visualPage' in globalThis)
    return await use(page)
  } finally {
    idle.push(page)
  }
}
