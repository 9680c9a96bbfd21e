import AxeBuilder from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import { isFull } from './checkSize.ts'

/** The axe violations (WCAG 2.2 AA and best practices) of a page or a part of it, one line each. */
export async function listViolations(page: Page, part?: string): Promise<string[]> {
  return analyze(page, begin(page, part).withTags(tags))
}

/**
 * The violations of a page and of the page in its frame, each by itself: both have a header, a footer and a main part. At
 * the full size in both schemes.
 */
export async function listViolationsOfBoth(page: Page): Promise<string[]> {
  const light = await listOfBoth(page)
  if (!isFull) return light
  await show(page, 'dark')
  const dark = await listOfBoth(page)
  await show(page, 'light')
  return [...light, ...dark.map((line) => `dark ${line}`)]
}

async function listOfBoth(page: Page): Promise<string[]> {
  const outer = await analyze(page, begin(page, undefined).exclude('iframe').withTags(tags))
  return [...outer, ...(await listViolations(page, 'iframe'))]
}

/**
 * The violations in the light scheme, and those of the colour rules in the dark scheme: a scheme changes only colours
 * (the stories of the UI package run all rules in both). At the reduced size all rules in one scheme, by turns.
 */
export async function listViolationsOfSchemes(page: Page, part?: string): Promise<string[]> {
  if (!isFull) {
    // The same page is shown in the same scheme in every run.
    const scheme = page.url().length % 2 === 0 ? 'light' : 'dark'
    await show(page, scheme)
    return (await listViolations(page, part)).map((line) => `${scheme} ${line}`)
  }
  await show(page, 'light')
  const light = await listViolations(page, part)
  await show(page, 'dark')
  const dark = await analyze(page, begin(page, part).withRules(rulesOfColours))
  return [...light, ...dark.map((line) => `dark ${line}`)]
}

/** Switches the scheme and waits for frames and transitions, which show the former colours until they end. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await page.evaluate(async () => {
    const drawFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await drawFrame()
    await drawFrame()
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    await drawFrame()
  })
}

/** Legacy mode evaluates the result in the page itself; otherwise a second page is opened, which doubles the time. */
function begin(page: Page, part: string | undefined): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return part === undefined ? builder : builder.include(part)
}

/**
 * Runs the rules at the end of the page and of its frames: only there the bar of side buttons covers nothing, and axe
 * reports a target that is covered in part. Afterwards they are where they were.
 */
async function analyze(page: Page, builder: AxeBuilder): Promise<string[]> {
  const frames = page.frames()
  const scroll = (frame: Frame, top: number) =>
    frame.evaluate((to) => {
      const from = window.scrollY
      window.scrollTo({ top: to, behavior: 'instant' })
      return from
    }, top)
  const before = await Promise.all(frames.map((frame) => scroll(frame, Number.MAX_SAFE_INTEGER)))
  const { violations } = await builder.analyze()
  await Promise.all(frames.map((frame, index) => scroll(frame, before[index] ?? 0)))
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const rulesOfColours = ['color-contrast', 'link-in-text-block']
