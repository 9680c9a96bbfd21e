import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumFlags, chromiumPath } from './chromium.ts'

const { resolve } = createRequire(import.meta.url)

/** Checks the site that installs the tarball: types, build, HTML rendered by plain Node, and the page in a browser. */
export async function checkBrandSite(folder: string): Promise<string[]> {
  const installed = realpathSync(join(folder, 'node_modules/@kudex/ui'))
  const failures = [
    ...(installed.startsWith(realpathSync(folder)) ? [] : [`resolves to the workspace: ${installed}`]),
    ...(readStyles(folder).includes('!important') ? ['overriding the package needed !important'] : []),
    ...run(folder, 'types of the site, with those of its libraries', 'node_modules/.bin/tsc', ['-p', '.']),
    ...run(folder, 'build and rendering with plain Node', 'pnpm', ['run', 'build']),
  ]
  if (failures.length === 0) failures.push(...checkRenderedPage(folder), ...(await checkInBrowser(folder)))
  return failures.map((failure) => `brand site: ${failure}`)
}

function readStyles(folder: string): string {
  return globSync('src/**/*.css', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
}

/** What a reader gets before any script. */
function checkRenderedPage(folder: string): string[] {
  const page = readFileSync(join(folder, 'build/site/index.html'), 'utf8')
  const expected = ['Leave the shore', 'Merganser', 'Ask for a Saturday', 'ida@tarnwater.example']
  return expected.flatMap((text) => (page.includes(text) ? [] : [`the page from the server lacks “${text}”`]))
}

async function checkInBrowser(folder: string): Promise<string[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'build/site' },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    return [
      ...(await checkLooks(page)),
      ...(await checkAxe(page, 'light')),
      ...(await checkForm(page)),
      ...(await checkMegaMenu(page)),
      ...(await checkDark(page)),
      ...(await checkPhone(page)),
      ...errors.map((error) => `the browser says: ${error}`),
    ]
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The token file and the site's own rules override the package's. */
async function checkLooks(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
    return {
      canvas: style('body').backgroundColor,
      heading: style('h1').fontStyle,
      family: style('h1').fontFamily.split(',')[0],
      button: style('.enquiry button[type=submit]').borderRadius,
    }
  })
  const expected = { canvas: 'rgb(246, 241, 230)', heading: 'italic', family: '"Iowan Old Style"', button: '99px' }
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`looks like ${JSON.stringify(found)}`]
}

/** Violations of axe in the current state of a page. */
export async function checkAxe(page: Page, when: string): Promise<string[]> {
  await page.addScriptTag({ path: resolve('axe-core') })
  const violations = await page.evaluate(async () => {
    return (await axe.run()).violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)
  })
  return violations.map((violation) => `axe, ${when}: ${violation}`)
}

/** Defined in the page by the script tag. */
declare const axe: { run: () => Promise<AxeResult> }

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
}

/** After hydration an empty form lists its errors and a complete form is posted. */
async function checkForm(page: Page): Promise<string[]> {
  const send = page.getByRole('button', { name: 'Ask for a Saturday' })
  await send.click()
  const isNamed = await appears(page.getByRole('link', { name: 'Tell us your name' }))
  await page.getByLabel('Name').fill('Robin')
  await page.getByLabel('E-mail', { exact: true }).fill('robin@example.org')
  // Without content the browser stays on the page.
  await page.route('https://forms.example/**', (route) => route.fulfill({ status: 204 }))
  const posted = page.waitForRequest('https://forms.example/**', { timeout: 5000 }).then(
    (request) => request.postData() ?? '',
    () => '',
  )
  await send.click()
  const hasArrived = (await posted).includes('name=Robin&email=robin%40example.org')
  return [...(isNamed ? [] : ['an empty form names no error']), ...(hasArrived ? [] : ['the form is not posted'])]
}

/** Keyboard only: opens, moves focus inside, closes with Escape and returns the focus. */
async function checkMegaMenu(page: Page): Promise<string[]> {
  const entry = page.locator('header summary').first()
  await entry.focus()
  await page.keyboard.press('Enter')
  const isOpen = await appears(page.getByRole('link', { name: 'Meet Heron' }))
  const violations = await checkAxe(page, 'menu open')
  await page.keyboard.press('Escape')
  const isClosed = await page.getByRole('link', { name: 'Meet Heron' }).isHidden()
  const hasFocus = await entry.evaluate((element) => element === document.activeElement)
  return isOpen && isClosed && hasFocus ? violations : [`mega menu: ${JSON.stringify({ isOpen, isClosed, hasFocus })}`]
}

async function checkDark(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Night' }).first().click()
  const isDark = page.waitForFunction(
    () => getComputedStyle(document.body).backgroundColor === 'rgb(12, 31, 30)',
    undefined,
    { timeout: 5000 },
  )
  const failure = await isDark.then(
    () => [],
    () => ['the dark scheme does not come'],
  )
  return [...failure, ...(await checkAxe(page, 'dark'))]
}

async function checkPhone(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return [...(width <= 320 ? [] : [`${width} px wide at 320`]), ...(await checkAxe(page, '320 px'))]
}

async function appears(locator: Locator): Promise<boolean> {
  return locator.waitFor({ state: 'visible', timeout: 5000 }).then(
    () => true,
    () => false,
  )
}

function run(folder: string, name: string, command: string, args: readonly string[]): string[] {
  try {
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return [`${name}: ${`${stdout}${stderr}`.trim() || String(error)}`]
  }
}
