import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { origin as plainOrigin, ports } from '../system/addresses.ts'
import { follow, waitForHydration } from '../system/pageState.ts'
import { startSecondHost } from '../system/secondHost.ts'
import { startThirdPartyServer, type ThirdPartyServer } from '../system/thirdPartyServer.ts'
import { expect, test } from '../system/test.ts'
import { listViolations } from '../system/listViolations.ts'

const own = { host: 3390, admin: 3391 }
const hostA = `http://localhost:${own.host}`
const hostB = `http://www.kudex.test:${own.host}`

test.describe('third-party scripts', () => {
  let folder = ''
  let others: ThirdPartyServer
  let host: ChildProcess

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = mkdtempSync(join(tmpdir(), 'kudex-third-'))
    others = await startThirdPartyServer()
    host = await startSecondHost({
      PORT: `${own.host}`,
      ADMIN_PORT: `${own.admin}`,
      SERVICES_PORT: `${ports.services}`,
      KUDEX_DATA_DIR: folder,
      PUBLIC_ORIGINS: `${hostA},${hostB}`,
      CONSENT_ID: 'localhost=a1,www.kudex.test=b1',
      MONITORING_ID: 'localhost=mon-a',
      TAG_MANAGER_ID: 'localhost=tag-a,www.kudex.test=tag-b,strivona.test=never-asked',
      MONITORING_SCRIPT: `${others.origin}/monitoring/{id}.js`,
      TAG_MANAGER_SCRIPT: `${others.origin}/tags.js?id={id}`,
    })
    await expect.poll(async () => (await fetch(`${hostA}/en`)).status).toBe(200)
  })
  test.beforeEach(() => void others.asked.splice(0))
  test.afterAll(async () => {
    const ended = new Promise((resolve) => host.once('exit', resolve))
    host.kill('SIGTERM')
    await ended
    await others.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const askedOf = (page: Page) => page.getByRole('region', { name: 'Your privacy' })
  const allow = async (page: Page, address = `${hostA}/en`) => {
    await page.goto(address)
    await askedOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(askedOf(page)).toHaveCount(0)
  }
  /** Waits until idle work would have run. */
  const settle = async (page: Page) => {
    await waitForHydration(page)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    await page.waitForLoadState('networkidle')
  }

  test('need consent: none load before it, all after it and on the next visit (PAGE-28)', async ({ page }) => {
    await page.goto(`${hostA}/en`)
    await expect(askedOf(page)).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    expect(await listViolations(page, 'section[aria-labelledby]')).toEqual([])
    await settle(page)
    expect(others.asked).toEqual([])
    await askedOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => others.asked.toSorted()).toEqual(['/monitoring/mon-a.js', '/tags.js?id=tag-a'])
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { thirdParties?: unknown[] }).thirdParties?.length))
      .toBe(2)
    await page.goto(`${hostA}/de`)
    await expect.poll(() => others.asked.length).toBe(4)
    await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toHaveCount(0)
  })

  test('are not loaded if rejected, and each kind can be allowed separately', async ({ page }) => {
    await page.goto(`${hostA}/en`)
    await askedOf(page).getByRole('button', { name: 'Reject all' }).click()
    await page.goto(`${hostA}/en/products`)
    await settle(page)
    expect(others.asked).toEqual([])
    await page.getByRole('link', { name: 'Privacy settings' }).click()
    await expect(askedOf(page).getByRole('heading')).toBeFocused()
    await askedOf(page).getByRole('checkbox', { name: 'Errors and speed' }).check()
    await askedOf(page).getByRole('button', { name: 'Save choice' }).click()
    await expect.poll(() => others.asked).toEqual(['/monitoring/mon-a.js'])
  })

  test('are configured per host, with its own consent and policy (PAGE-28)', async ({ page, request }) => {
    await allow(page)
    await expect.poll(() => others.asked.length).toBe(2)
    others.asked.splice(0)
    await allow(page, `${hostB}/en`)
    await expect.poll(() => others.asked).toEqual(['/tags.js?id=tag-b'])
    const withoutHashes = (policy = '') => policy.replaceAll(/ 'sha256-[^']+'/g, '')
    const policyOf = async (address: string, host: string) =>
      withoutHashes((await request.get(address, { headers: { host } })).headers()['content-security-policy'])
    const address = `http://127.0.0.1:${own.host}/en`
    for (const name of ['localhost', 'www.kudex.test'])
      expect(await policyOf(address, name)).toContain(`script-src 'self' ${others.origin};`)
    for (const name of ['strivona.test', '127.0.0.1'])
      expect(await policyOf(address, name)).toContain("script-src 'self';")
    const plain = await request.get(`${plainOrigin}/en`)
    expect(withoutHashes(plain.headers()['content-security-policy'])).toContain("script-src 'self';")
  })

  test('are not loaded in technical areas nor in the portal, after a load or a click (PAGE-29)', async ({
    page,
    problems,
  }) => {
    // Expected: the provider does not know the second host, and the callback page has no response to handle.
    problems.ignore(/callback|oauth2|status of 40[04]|ERR_FAILED/)
    await allow(page)
    await expect.poll(() => others.asked.length).toBe(2)
    others.asked.splice(0)
    for (const path of ['/callback', '/blank-callback', '/style-guide', '/en/mykomax']) {
      await page.goto(hostA + path)
      await page.waitForLoadState('networkidle')
      expect(others.asked, path).toEqual([])
    }
    await page.goto(`${hostA}/en/products`)
    await expect.poll(() => others.asked.length).toBe(2)
    const documents: string[] = []
    page.on('request', (asked) => asked.isNavigationRequest() && documents.push(asked.url()))
    await follow(page, '/en/mykomax')
    await expect.poll(() => documents).toContain(`${hostA}/en/mykomax`)
    await page.waitForLoadState('networkidle')
    expect(others.asked).toHaveLength(2)
  })

  test('are not loaded in testing mode, by query or cookie, and consent is not requested (PAGE-30)', async ({
    page,
  }) => {
    await page.goto(`${hostA}/en?testing=true`)
    await settle(page)
    await expect(askedOf(page)).toHaveCount(0)
    await page.goto(`${hostA}/en?testing=false`)
    await askedOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => others.asked.length).toBe(2)
    await page.goto(`${hostA}/en?testing=true`)
    await settle(page)
    await page.goto(`${hostA}/en/products`)
    await settle(page)
    expect(others.asked).toHaveLength(2)
    await page.goto(`${hostA}/en/products?testing=false`)
    await expect.poll(() => others.asked.length).toBe(4)
  })

  test('are gone after consent is withdrawn under “Privacy settings”', async ({ page }) => {
    await allow(page)
    await expect.poll(() => others.asked.length).toBe(2)
    await page.getByRole('link', { name: 'Privacy settings' }).click()
    const loaded = page.waitForEvent('load')
    await askedOf(page).getByRole('button', { name: 'Reject all' }).click()
    await loaded
    await settle(page)
    await page.goto(`${hostA}/en/products`)
    await settle(page)
    expect(others.asked).toHaveLength(2)
    expect(await page.evaluate(() => (window as unknown as { thirdParties?: unknown }).thirdParties)).toBeUndefined()
  })

  test('get every page view and the consent choice in the data layer (PAGE-27)', async ({ page }) => {
    await allow(page)
    await follow(page, '/en/products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    const readViews = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(({ event }) =>
          event.startsWith('kudex.'),
        ),
      )
    await expect.poll(async () => (await readViews()).length).toBe(3)
    expect(await readViews()).toEqual([
      { event: 'kudex.page-view', path: '/en', locale: 'en', site: 'kudex', title: expect.any(String) },
      { event: 'kudex.consent', monitoring: true, tagManager: true },
      { event: 'kudex.page-view', path: '/en/products', locale: 'en', site: 'kudex', title: 'Products | Kudex' },
    ])
  })

  test('leave no trace on a host without settings', async ({ page }) => {
    await page.goto(`${plainOrigin}/en`)
    await settle(page)
    await expect(page.getByRole('link', { name: 'Privacy settings' })).toHaveCount(0)
    await expect(askedOf(page)).toHaveCount(0)
  })
})
