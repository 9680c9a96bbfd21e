import type { Browser, Page } from '@playwright/test'
import { isFull, sample } from '../system/checkSize.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'
import { waitForHydration } from '../system/pageState.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'

const administrator = 'adam.admin@acme.example'

/** Every screen of the portal below `/mykomax`, by who sees it best. */
const screens = [
  [administrator, ''],
  [administrator, '/inventory'],
  [administrator, '/inventory/CRIMPLINE4-19101'],
  [administrator, '/user-admin'],
  [administrator, '/user-admin/5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001'],
  [administrator, '/user-admin/audit'],
  [administrator, '/tickets/list'],
  [administrator, '/tickets/newticket'],
  [administrator, '/inventory/CRIMPLINE4-19101/label'],
  [administrator, '/inventory/old'],
  [administrator, '/user-admin/nope'],
  [administrator, '/account'],
  [administrator, '/wire-flow'],
  [administrator, '/services/direct'],
  [administrator, '/services/master-data'],
  ['ines.internal@kudex.example', '/inventory/transfers'],
  ['ines.internal@kudex.example', '/account'],
  ['nora.none@acme.example', '/tickets/list'],
  ['nora.none@acme.example', '/inventory'],
  ['nora.none@acme.example', '/services/direct'],
  ['otto.onprem@acme.example', '/wire-flow'],
] as const

/** One locale of each language, the longest words first. */
const locales = ['de-de', 'fr-fr', 'hu-hu', 'ja-jp', 'zh-cn', 'es-es', 'pt-pt', 'cs-cz', 'ro-ro', 'sk-sk', 'en']

test('the screens of the portal pass axe and fit 320 px in every language', async ({ browser }) => {
  test.setTimeout(isFull ? 900_000 : 120_000)
  const checked = sample(screens, 11)
  console.log(`Screens: ${checked.length} of ${screens.length}${isFull ? '' : ' (reduced)'}`)
  for (const email of new Set(checked.map(([viewer]) => viewer))) {
    const page = await openSignedIn(browser, email)
    for (const [, path] of checked.filter(([viewer]) => viewer === email)) {
      for (const locale of sample(locales, 6)) {
        await page.goto(`/${locale}/mykomax${path}`)
        await waitForHydration(page)
        expect(await readOverflow(page), `${locale} ${path}`).toEqual([])
      }
      expect(await listViolationsOfSchemes(page), path).toEqual([])
    }
    await page.context().close()
  }
})

test('public pages load no script of the portal, not even for people who are logged in', async ({ browser }) => {
  const page = await openSignedIn(browser, administrator)
  /** True if a page loads the part that creates tickets. */
  const loadsPortal = async (path: string) => {
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text().catch(() => ''))
    })
    await page.goto(path)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    page.removeAllListeners('response')
    return (await Promise.all(bodies)).some((body) => body.includes('CreateTicket'))
  }
  expect(await loadsPortal('/en/mykomax/tickets/newticket')).toBe(true)
  for (const path of ['/en', '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip/cs-240']) {
    expect(await loadsPortal(path), path).toBe(false)
  }
  await page.context().close()
})

async function openSignedIn(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  await signIn(page, email)
  return page
}

/** The elements that make the page wider than its window. */
function readOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 100))]
  })
}
