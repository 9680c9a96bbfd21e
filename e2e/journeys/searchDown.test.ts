import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ports } from '../system/addresses.ts'
import { waitForHydration } from '../system/pageState.ts'
import { startSecondHost } from '../system/secondHost.ts'
import { expect, test } from '../system/test.ts'

const own = { host: 3395, admin: 3396, search: 3397 }
const origin = `http://localhost:${own.host}`
const address = `${origin}/en/search?q=crimp`

/** The search service as the host sees it: the real one, or one that does not respond. */
function startSearch(state: { isDown: boolean }): Server {
  return createServer(async (request, response) => {
    if (state.isDown) return request.socket.destroy()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = await fetch(`http://localhost:${ports.services}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }).listen(own.search, '127.0.0.1')
}

test.describe('while the search service does not respond', () => {
  const state = { isDown: true }
  let folder = ''
  let search: Server
  let host: ChildProcess

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = mkdtempSync(join(tmpdir(), 'kudex-search-down-'))
    search = startSearch(state)
    host = await startSecondHost({
      PORT: `${own.host}`,
      ADMIN_PORT: `${own.admin}`,
      SERVICES_PORT: `${ports.services}`,
      SEARCH_URL: `http://127.0.0.1:${own.search}/search`,
      KUDEX_DATA_DIR: folder,
      PUBLIC_ORIGINS: origin,
    })
    await expect.poll(async () => (await fetch(`${origin}/en`)).status).toBe(200)
  })
  test.beforeEach(() => void (state.isDown = true))
  test.afterAll(async () => {
    const ended = once(host, 'exit')
    host.kill('SIGTERM')
    await ended
    search.closeAllConnections()
    await new Promise((resolve) => search.close(resolve))
    rmSync(folder, { recursive: true, force: true })
  })

  test('the page says so and keeps the query; the API answers 503, nothing is cached, and the rest of the site works', async ({
    page,
    problems,
  }) => {
    problems.ignore(/503/)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByText('The search does not answer')).toBeVisible()
    await expect(page.getByText('Please try again in a moment.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('crimp')
    expect((await fetch(`${origin}/en/products`)).status).toBe(200)
  })

  test('a visitor retries on the page and gets the results once it is back', async ({ page, problems }) => {
    problems.ignore(/503/)
    await page.goto(address)
    await waitForHydration(page)
    state.isDown = false
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(/^1 - 10 of/)).toBeVisible()
    await expect(page.getByText('The search does not answer')).toBeHidden()
  })

  test('the field with suggestions still works: Enter leads to the results page', async ({ page, problems }) => {
    problems.ignore(/50[23]/)
    await page.goto(`${origin}/en/search`)
    await waitForHydration(page)
    const asked = page.waitForResponse(/search-proxy\/suggest/)
    await page.getByRole('main').getByRole('combobox').fill('crimp')
    expect((await asked).status()).toBeGreaterThanOrEqual(500)
    await page.getByRole('main').getByRole('combobox').press('Enter')
    await expect(page.getByText('The search does not answer')).toBeVisible()
  })

  test('without script, trying again is a link to the same search', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address)
    state.isDown = false
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(/^1 - 10 of/)).toBeVisible()
    await context.close()
  })
})
