import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCacheServer } from '../system/cacheServer.ts'
import { isFull } from '../system/checkSize.ts'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { interleaveEditing } from '../system/interleavings.ts'
import { startKudex, type KudexProcess } from '../system/kudexProcess.ts'
import { startSecondHost } from '../system/secondHost.ts'
import { tabAndPress, tabAndType, tabTo } from '../system/keyboard.ts'
import { listViolationsOfBoth, listViolationsOfSchemes } from '../system/listViolations.ts'
import { expect, test } from '../system/test.ts'
import { writeContent } from '../system/writeContent.ts'
import { translatePage, writePage } from '../system/writePage.ts'

const ports = { host: 3480, services: 4480, admin: 3481 }
const second = { host: 3490, admin: 3491 }
const hosts = [ports.host, second.host]
const publicOrigins = hosts.flatMap((port) => [`http://localhost:${port}`, `http://strivona.test:${port}`]).join(',')
const mixed = isFull ? 100_000 : 1_500
const steps = isFull ? 1_000 : 15

test.describe('two hosts with one content service', () => {
  test.skip(process.platform !== 'linux', 'stops processes and reads their children from /proc')
  test.setTimeout(isFull ? 2_400_000 : 240_000)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let folder = ''
  let kudex: KudexProcess
  let other: ChildProcess
  let cache: Awaited<ReturnType<typeof startCacheServer>> = null

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = mkdtempSync(join(tmpdir(), 'kudex-publishing-'))
    copyDemoFolder(folder)
    cache = await startCacheServer(6480)
    if (!cache) console.log('Without a shared cache: no TEST_CACHE_URL, valkey-server or redis-server was found')
    const shared = { PUBLIC_ORIGINS: publicOrigins, ...(cache ? { CACHE_URL: cache.url } : {}) }
    kudex = await startKudex({ dataFolder: folder, ports, environment: shared })
    other = await startSecondHost({
      ...shared,
      PORT: `${second.host}`,
      ADMIN_PORT: `${second.admin}`,
      SERVICES_PORT: `${ports.services}`,
      KUDEX_DATA_DIR: join(folder, 'second'),
    })
    for (const port of hosts) await expect.poll(async () => (await ask(port, '/en')).status).toBe(200)
  })
  test.afterAll(async () => {
    agent.destroy()
    await endProcess(other)
    await kudex.stop()
    if (cache?.process) await endProcess(cache.process)
    rmSync(folder, { recursive: true, force: true })
  })

  test('publishing, protecting and removing take effect on both within five seconds', async () => {
    const page = {
      siteId: await findMainSite(),
      url: '/publishing-proof',
      languages: ['en'],
      blocks: [{ kind: 'quote', text: 'q' }],
    }
    const path = '/en/publishing-proof'
    const both = async (read: (answer: PlainAnswer) => unknown) =>
      Promise.all(hosts.map(async (port) => read(await ask(port, path))))
    const soon = { timeout: 5_000, intervals: [100] }
    const write = async (method: string, end: string, body?: unknown, isNew = false) => {
      const answer = await fetch(`http://localhost:${ports.services}/content/write/pages/publishing-proof${end}`, {
        method,
        headers: {
          authorization: 'Bearer demo-content-write-token',
          'content-type': 'application/json',
          // A new entry has no version yet.
          ...(isNew ? {} : { 'if-match': '*' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${end}: ${answer.status} ${await answer.text()}`)
    }
    const hasTitle = (title: string) => (answer: PlainAnswer) =>
      answer.body.includes(`<h1`) && answer.body.includes(title)

    expect(await both((answer) => answer.status)).toEqual([404, 404])
    await write('PUT', '', { ...page, title: { en: 'First title of the proof' } }, true)
    await write('POST', '/publish')
    await expect.poll(() => both(hasTitle('First title of the proof')), soon).toEqual([true, true])
    await write('PUT', '', { ...page, title: { en: 'Second title of the proof' } })
    expect(await both(hasTitle('First title of the proof'))).toEqual([true, true])
    await write('POST', '/publish')
    await expect.poll(() => both(hasTitle('Second title of the proof')), soon).toEqual([true, true])
    await write('PUT', '/protection', { kind: 'password', password: 'secret-of-the-proof' })
    await expect
      .poll(() => both((answer) => answer.body.includes('Second title of the proof')), soon)
      .toEqual([false, false])
    expect(await both((answer) => answer.status)).not.toContain(200)
    await write('PUT', '/protection', { kind: 'none' })
    await expect.poll(() => both((answer) => answer.status), soon).toEqual([200, 200])
    await write('POST', '/unpublish')
    await expect.poll(() => both((answer) => answer.status), soon).toEqual([404, 404])
  })

  test('an editor writes a page of eight kinds, has it translated, schedules it, and sees when it is live on both, by keyboard alone (issue 15)', async ({
    page,
    problems,
  }) => {
    test.skip(
      !isFull,
      'runs at full size: it takes a minute and a half; authoring.test.ts writes a page with the pointer',
    )
    // A new block is refused until it is filled in; the page is not public yet.
    problems.ignore(/status of (404|422)/)
    const origin = `http://localhost:${ports.host}`
    const editor = `${origin}/en/editor`
    await page.goto(editor)
    await tabAndType(page.getByLabel('Password', { exact: true }), 'kudex-editor')
    await page.keyboard.press('Enter')
    const id = await writePage(page, 'Eight kinds', '/eight-kinds')
    const preview = page.frameLocator('iframe').getByRole('main')
    const frame = page.locator('iframe')
    await tabTo(page.getByRole('radio', { name: 'Phone' }))
    for (const width of [768, 1440, 375]) {
      await page.keyboard.press('ArrowRight')
      await expect(frame).toHaveCSS('width', `${width}px`)
      await expect(preview.getByText('Copper is patient.')).toBeVisible()
    }
    expect(await listViolationsOfBoth(page)).toEqual([])

    await translatePage(page, editor, '/eight-kinds')
    expect(await listViolationsOfSchemes(page)).toEqual([])
    for (const [locale, text] of [
      ['en', 'Copper is patient.'],
      ['de', 'Kupfer ist geduldig.'],
    ] as const) {
      await page.goto(`${origin}/${locale}/eight-kinds?stage=DRAFT`)
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
    }

    await page.goto(`${editor}/pages/${id}/publishing`)
    // Chromium's field has a part each for month, day, year, hour, minute and half of the day.
    await tabAndType(page.getByLabel('Publish on', { exact: true }), '01312035')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('0800AM')
    await tabAndPress(page.getByRole('button', { name: 'Save the schedule' }), 'Enter')
    await expect(page.getByText('The schedule is saved.')).toBeVisible()
    await expect(page.getByLabel('Publish on', { exact: true })).toHaveValue('2035-01-31T08:00')
    const services = `http://localhost:${ports.services}`
    const [one, other] = hosts
    const readStatus = (port = 0) => ask(port, '/en/eight-kinds').then(({ status }) => status)
    expect([await readStatus(one), await readStatus(other)]).toEqual([404, 404])
    await page.goto(`${editor}?stage=DRAFT&q=eight-kinds`)
    await expect(page.getByRole('navigation', { name: 'Pages of the site' }).getByText('Scheduled')).toBeVisible()
    const publishAt = new Date(Date.now() + 2_000)
    await writeContent('PUT', `pages/${id}/schedule`, { publishAt, timeZone: 'Europe/Zurich' }, services)
    await expect.poll(() => readStatus(one), { timeout: 10_000 }).toBe(200)
    await expect.poll(() => readStatus(other), { timeout: 5_000 }).toBe(200)
    expect((await ask(other ?? 0, '/de/eight-kinds')).body).toContain('Kupfer ist geduldig.')

    await page.goto(`${editor}/pages/${id}/publishing`)
    await expect(page.getByText(/^Live since/)).toHaveCount(2)
    await expect(page.getByRole('link', { name: '/en/eight-kinds' })).toBeVisible()
    await tabAndPress(page.getByRole('button', { name: 'Renew everywhere' }), 'Enter')
    await expect(page.getByText('All web servers load the page again.')).toBeVisible()
    await expect(page.getByText(/^Live since/)).toHaveCount(2)
    expect(await listViolationsOfSchemes(page)).toEqual([])
  })

  test(`a draft reaches no visitor while it is edited, previewed, published and unpublished (steps: ${steps})`, async () => {
    const { leaks, stalePreviews, slowestRemoval } = await interleaveEditing({
      hosts: hosts.map((port) => `http://localhost:${port}`),
      services: `http://localhost:${ports.services}`,
      steps,
    })
    console.log(`Interleavings: ${steps}${isFull ? '' : ' (reduced; 1000 with KUDEX_CHECK_SIZE=full)'}`)
    expect(leaks).toEqual([])
    expect(stalePreviews).toEqual([])
    expect(slowestRemoval).toBeGreaterThan(0)
    expect(slowestRemoval).toBeLessThan(5_000)
  })

  test(`${mixed} concurrent requests to two sites on two hosts get their own pages (CACHE-06)`, async () => {
    console.log(`Mixed requests: ${mixed}${mixed < 100_000 ? ' (reduced; 100000 with KUDEX_CHECK_SIZE=full)' : ''}`)
    const wanted = new Map<string, string>()
    const visits = ['localhost', 'strivona.test'].flatMap((name) =>
      ['/en', '/de', '/de-ch', '/en-us', '/de/products', '/en/support'].flatMap((path) =>
        ['', 'kudex-measurement=dim_imperial'].map((cookie) => ({ name, path, cookie })),
      ),
    )
    const wrong: string[] = []
    const check = async (index: number) => {
      const visit = visits[index % visits.length]!
      const port = hosts[Math.floor(index / visits.length) % hosts.length]!
      const query = index % 3 === 0 ? `?utm_source=${index}` : ''
      const answer = await ask(port, visit.path + query, { host: `${visit.name}:${port}`, cookie: visit.cookie })
      const language = visit.path.slice(1, 3)
      const brand = visit.name === 'localhost' ? 'kudex' : 'strivona'
      const marks = readMarks(answer.body)
      const key = JSON.stringify([visit, port])
      const said = JSON.stringify([answer.status, ...Object.values(marks)])
      if (!wanted.has(key)) wanted.set(key, said)
      if (wanted.get(key) !== said || marks.brand !== brand || !marks.language.startsWith(language)) {
        wrong.push(`${key} answered ${said}`)
      }
      // Both hosts render the same pages; only the port in addresses differs.
      const twin = wanted.get(JSON.stringify([visit, hosts.find((one) => one !== port)]))
      if (twin !== undefined && twin !== said) wrong.push(`${key} differs between hosts: ${said} and ${twin}`)
    }
    let next = 0
    const work = async () => {
      while (next < mixed && wrong.length < 5) await check(next++)
    }
    await Promise.all(Array.from({ length: 16 }, work))
    expect(wrong).toEqual([])
    expect(new Set(wanted.values()).size).toBeGreaterThan(4)
  })

  test('while services hang, cached pages are served and others answer 503 within 5.5 s; all recover within 10 s (ERR-05, CACHE-04)', async () => {
    const services = childrenOf(kudex.process.pid ?? 0).find((pid) => commandOf(pid).includes('services'))!
    expect((await ask(ports.host, '/en/products')).status).toBe(200)
    // A stopped process accepts connections without responding; once continued, it responds late.
    process.kill(services, 'SIGSTOP')
    try {
      const stoppedAt = Date.now()
      const cold = timed(() => ask(ports.host, '/de/products/crimping/crimping-machines/crimp-lines/crimpline-4'))
      const warm = await timed(() => ask(ports.host, '/en/products'))
      expect([warm.answer.status, warm.milliseconds < 1_000]).toEqual([200, true])
      const cleared = timed(() => ask(ports.host, '/en/products?cache=clear'))
      const { answer, milliseconds } = await cold
      expect(milliseconds).toBeLessThan(5_500)
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
      const { answer: stale, milliseconds: waited } = await cleared
      expect([stale.status, waited < 5_500]).toEqual([200, true])
      expect(answer.body).not.toMatch(/\n\s+at |node_modules|\.ts:/)
      const readiness = await ask(ports.host, '/readyz')
      expect([readiness.status, JSON.parse(readiness.body)]).toEqual([
        200,
        expect.objectContaining({ status: 'degraded', failing: expect.arrayContaining(['content']) }),
      ])
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 10_000 - (Date.now() - stoppedAt))))
      expect((await ask(ports.host, '/en/products')).status).toBe(200)
    } finally {
      process.kill(services, 'SIGCONT')
    }
    await expect
      .poll(
        async () => (await ask(ports.host, '/de/products/crimping/crimping-machines/crimp-lines/crimpline-4')).status,
        { timeout: 10_000 },
      )
      .toBe(200)
    await expect
      .poll(async () => JSON.parse((await ask(ports.host, '/readyz')).body).status, { timeout: 10_000 })
      .toBe('ready')
  })

  async function findMainSite(): Promise<string> {
    const answer = await fetch(`http://localhost:${ports.services}/content/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ sites { id slug } }' }),
    })
    const { data } = (await answer.json()) as { data: { sites: { id: string; slug: string | null }[] } }
    return data.sites.find(({ slug }) => slug === null)?.id ?? ''
  }

  function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<PlainAnswer> {
    return new Promise((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, path, headers }, async (response) => {
        let body = ''
        response.setEncoding('utf8')
        for await (const chunk of response) body += chunk
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The host may close an idle connection in the moment in which it is used again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(ask(port, path, headers))
        else reject(error)
      })
      sent.end()
    })
  }
})

interface PlainAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Text that identifies the site, locale and theme of a page. */
function readMarks(html: string) {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    language: find(/<html[^>]* lang="([^"]+)"/),
    brand: find(/data-brand="([^"]+)"/),
    title: find(/<title>([^<]*)/),
    navigation: find(/<header([\s\S]*?)<\/header>/).length,
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).map(Number)
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

async function timed(run: () => Promise<PlainAnswer>): Promise<{ answer: PlainAnswer; milliseconds: number }> {
  const started = performance.now()
  const answer = await run()
  return { answer, milliseconds: performance.now() - started }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
