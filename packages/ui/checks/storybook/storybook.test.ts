import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, chromiumPath } from '../chromium.js'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'kudex-storybook-'))

/** Storybook renders a page some seconds after it is loaded. */
const patiently = { timeout: 20_000 }

let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  const command = [join(repository, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '--disable-telemetry']
  execFileSync(process.execPath, [...command, '--output-dir', outDir], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    stdio: 'pipe',
  })
  const address = { host: '127.0.0.1', port: 0 }
  server = await preview({ configFile: false, root: outDir, build: { outDir }, preview: address, logLevel: 'error' })
  browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(outDir, { recursive: true, force: true })
})

describe('the documentation pages of the built Storybook', () => {
  it('have headings twice as large at the text size 200 %', async () => {
    const sizes = async (textSize: string) => {
      const page = await open('components-dialog', `&globals=textSize:${textSize}`)
      const headings = page.locator('.sbdocs-content > :is(h1, h2)')
      await expect.poll(() => headings.count(), patiently).toBeGreaterThan(10)
      await expect.poll(() => page.locator('html').getAttribute('data-story-text-size'), patiently).toBe(textSize)
      return headings.evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    }
    const normal = await sizes('100')
    expect(await sizes('200')).toEqual(normal.map((size) => size * 2))
  })

  it('list their own sections, not the headings of their examples', async () => {
    const page = await open('foundations-type')
    const sections = page.getByRole('navigation').getByRole('link')
    await expect.poll(() => sections.allInnerTexts(), patiently).toEqual(['Sizes', 'Rules'])
  })

  it('show texts of examples in their own sizes', async () => {
    const page = await open('foundations-type')
    const texts = page.locator('.docs-story').first().getByText('Twelve thousand')
    await expect.poll(() => texts.count(), patiently).toBe(4)
    const sizes = await texts.evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    )
    expect(sizes.map(Math.round)).toEqual([23, 17, 15, 13])
  })

  it.each([
    ['components-button', 'children', '.playground .docs-story'],
    ['modules-contactpanel', 'title', '.playground iframe'],
  ])('show a change of a control of %s above the table at once', async (id, prop, example) => {
    const page = await open(id)
    const control = page.locator(`.playground [id$="--playground-${prop}"]`)
    await control.waitFor()
    const shown = example.endsWith('iframe') ? page.frameLocator(example).locator('body') : page.locator(example)
    await shown
      .getByText(await control.inputValue())
      .first()
      .waitFor()
    await control.fill('Ask us anything')
    await shown.getByText('Ask us anything').first().waitFor({ timeout: 10_000 })
    expect(await shown.getByText('Ask us anything').first().isVisible()).toBe(true)
  })

  it.each(['modules-ticketlist', 'modules-translationmatrix'])('fit a tablet with their controls (%s)', async (id) => {
    const page = await open(id)
    await page.setViewportSize({ width: 768, height: 900 })
    await page.locator('.docblock-argstable textarea').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })

  it('show the code of a story whose `render` takes no arguments, as it can be pasted', async () => {
    const page = await open('components-button')
    await page.getByText('Download brochure').waitFor()
    const toggles = page.locator('.docblock-code-toggle')
    for (const toggle of await toggles.all()) await toggle.click()
    const example = page.locator('.sbdocs-preview', { hasText: 'Download brochure' })
    const code = await example.locator('pre').innerText()
    expect(code.replaceAll(/\s+/g, ' ')).toContain(
      "import { Button, Cluster } from '@kudex/ui' <Cluster> <Button look=",
    )
  })
})

async function open(id: string, globals = ''): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}iframe.html?viewMode=docs&id=${id}--docs${globals}`)
  return page
}
