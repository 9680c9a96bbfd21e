import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isFull } from './checkSize.ts'

/** The axe violations (WCAG 2.2 AA and best practices) of a page or a part of it, one line each. */
export async function listViolations(page: Page, part?: string): Promise<string[]> {
  return toLines(await begin(page, part).withTags(tags).analyze())
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
  const outer = await begin(page, undefined).exclude('iframe').withTags(tags).analyze()
  // At its end nothing is below the bar of side buttons; axe would report what it covers in part.
  await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((root) => window.scrollTo(0, root.scrollHeight))
  return [...toLines(outer), ...(await listViolations(page, 'iframe'))]
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
  const dark = toLines(await begin(page, part).withRules(rulesOfColours).analyze())
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

function toLines({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const rulesOfColours = ['color-contrast', 'link-in-text-block']
