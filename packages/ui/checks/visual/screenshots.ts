import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { isInScope, listWidths, scopes } from './baselines.js'
import type { VisualScope, VisualStory } from './page/main.js'

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url))
const results = fileURLToPath(new URL('../../../../test-results/visual', import.meta.url))

/**
 * Differences that two builds of Chromium, or two processors, make: gradients are rounded by up to two levels of a
 * channel, and now and then a pixel at the edge of an icon is antialiased differently. All else is a difference.
 */
const tolerance = { rounding: 2, edgePixels: 4, edgeLevels: 32 }

/** How often a story that differs is captured, 50 ms apart. */
export const maxAttempts = 10

export interface Screenshot {
  readonly file: string
  readonly story: string
  readonly scope: VisualScope
  readonly width: number
}

/**
 * The chosen screenshots: of each story file its default story and one with states, each in another brand, scheme and
 * width, so that every combination occurs.
 */
export function chooseScreenshots(file: string, stories: readonly VisualStory[]): readonly Screenshot[] {
  // By the name of the file, so that a further file changes nothing for the others.
  const seed = createHash('sha1').update(file).digest().readUInt16BE()
  const names = stories.map(({ name }) => name)
  const first = ['Default', 'Playground', names[0]].find((name) => name !== undefined && names.includes(name))
  const states = names.find((name) => /^(HoverAndFocus|WithErrors|States|Looks|Open|Failed)$/.test(name))
  return [first, seed % 2 === 0 ? states : undefined].flatMap((name, at) => {
    const story = stories.find((one) => one.name === name)
    if (!story) return []
    const possible = scopes.filter((scope) => isInScope(story, scope))
    const scope = possible[((seed >> 1) + at * 7) % possible.length]
    const [phone = 0, desktop = phone] = listWidths(story)
    return scope ? [{ file, story: story.name, scope, width: ((seed >> 5) + at) % 3 === 0 ? desktop : phone }] : []
  })
}

/**
 * Compares the page with the stored screenshot, or stores it. Returns what differs. A picture that differs is taken again
 * a few times: some play functions end before their last effect is seen.
 */
export async function compareScreenshot(
  page: Page,
  { file, story, scope, width }: Screenshot,
  isUpdating: boolean,
): Promise<string | undefined> {
  const name = `${file.split('/').at(-1)?.replace('.stories.tsx', '')}-${story}-${scope.brand}-${scope.scheme}-${width}.png`
  const path = join(folder, name)
  const expected = existsSync(path) ? readFileSync(path) : undefined
  for (let attempt = 1; ; attempt++) {
    const actual = await takeScreenshot(page)
    const difference = expected ? await compare(page, expected, actual) : 'no screenshot is stored'
    if (difference === '') return undefined
    if (attempt === maxAttempts) {
      store(isUpdating ? path : join(results, name), actual)
      return isUpdating ? undefined : `${name}: ${difference}, see test-results/visual`
    }
    await page.waitForTimeout(50)
  }
}

/** Equal bytes are the rule; pixels are compared only if the bytes differ. */
async function compare(page: Page, expected: Buffer, actual: Buffer): Promise<string> {
  return expected.equals(actual) ? '' : comparePixels(page, expected, actual)
}

async function takeScreenshot(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(() => {
    const { width, height } = document.querySelector('#storybook-root')?.getBoundingClientRect() ?? new DOMRect()
    // What opens over the page is outside of the story's own element.
    const isAlone = document.body.querySelectorAll(':scope > :not(script)').length === 1
    return isAlone && height > 0
      ? { x: 0, y: 0, width: Math.ceil(width), height: Math.min(Math.ceil(height), 1200) }
      : { x: 0, y: 0, width: innerWidth, height: innerHeight }
  })
  return page.screenshot({ clip, fullPage: true, animations: 'allow', caret: 'initial' })
}

/** Compares in the browser, which decodes both pictures. Returns an empty text if all pixels are equal. */
export function comparePixels(page: Page, expected: Buffer, actual: Buffer): Promise<string> {
  return page.evaluate(
    async ([pictures, { rounding, edgePixels, edgeLevels }]) => {
      const [before, after] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!before || !after) return 'a picture cannot be read'
      if (before.width !== after.width || before.height !== after.height)
        return `${after.width} × ${after.height} px, before ${before.width} × ${before.height} px`
      let count = 0
      let first = -1
      let most = 0
      for (let at = 0; at < before.data.length; at++) {
        const levels = Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0))
        if (levels <= rounding) continue
        const pixel = at >> 2
        if (first < 0) first = pixel
        count++
        most = Math.max(most, levels)
        at = pixel * 4 + 3
      }
      return count <= edgePixels && most <= edgeLevels
        ? ''
        : `${count} pixels differ, the first at ${first % before.width}, ${Math.floor(first / before.width)}`
    },
    [[expected.toString('base64'), actual.toString('base64')], tolerance] as const,
  )
}

function store(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}
