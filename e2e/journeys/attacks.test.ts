import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isFull, sample } from '../system/checkSize.ts'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { startKudex, type KudexProcess } from '../system/kudexProcess.ts'
import { purifyPayloads } from '../system/purifyFixtures.ts'
import { follow, waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { writeContent } from '../system/writeContent.ts'
import { xssCorpus } from '../system/xssCorpus.ts'

const ports = { host: 3580, services: 4580, admin: 3581 }
const origin = `http://localhost:${ports.host}`

// DOMPurify's fixtures run at every size, and first, so that the lists of stories and releases show them. The newest in its
// repository (220 payloads of commit 1fa97e8f) passed these journeys once.
const stringsOfPage = 60
const own = isFull ? xssCorpus : xssCorpus.filter((_, index) => index % 18 === 0)
const corpus = [...purifyPayloads, ...own]
const parts = Array.from({ length: Math.ceil(corpus.length / stringsOfPage) }, (_, index) =>
  corpus.slice(index * stringsOfPage, (index + 1) * stringsOfPage),
)

test.describe('texts with injected script', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(isFull ? 900_000 : 180_000)

  let folder = ''
  let kudex: KudexProcess

  // A separate system: the entries written here would lead the lists that other tests read.
  test.beforeAll(async () => {
    // A first start builds and seeds, which may take longer than a test's timeout.
    test.setTimeout(isFull ? 600_000 : 180_000)
    folder = mkdtempSync(join(tmpdir(), 'kudex-attacks-'))
    copyDemoFolder(folder)
    kudex = await startKudex({ dataFolder: folder, ports, environment: { PUBLIC_ORIGINS: origin } })
    expect(xssCorpus.length).toBeGreaterThanOrEqual(2_000)
    expect(purifyPayloads.filter((payload) => payload.trim() !== '').length).toBeGreaterThanOrEqual(185)
    for (const [index, attacks] of parts.entries()) {
      await write('PUT', `pages/${toId(index)}`, toPage(index, attacks))
      await write('POST', `pages/${toId(index)}/publish`)
    }
    await write('PUT', 'pages/attacks', toIndex())
    await write('POST', 'pages/attacks/publish')
    for (const [index, attacks] of corpus.slice(0, 20).entries()) await writeEntries(index, attacks)
    console.log(
      `Attacks: ${own.length} strings${isFull ? '' : ` (reduced; ${xssCorpus.length} with KUDEX_CHECK_SIZE=full)`} and ${purifyPayloads.length} of DOMPurify's fixtures`,
    )
  })
  test.afterAll(async () => {
    await kudex.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('do not run in the server-rendered page nor after hydration (PAGE-09)', async ({ page }) => {
    const ran = await watchScripts(page)
    for (const index of parts.keys()) {
      await page.goto(`${origin}/en/${toId(index)}`)
      await expectHarmless(page, parts[index] ?? [], ran)
    }
  })

  test('do not run after client navigation (PAGE-09)', async ({ page }) => {
    const ran = await watchScripts(page)
    await page.goto(`${origin}/en/attacks`)
    // An earlier click would load the document.
    await waitForHydration(page)
    // A click that loads another document would lose this mark.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    for (const index of parts.keys()) {
      await follow(page, `/en/${toId(index)}`)
      await expect(page).toHaveURL(new RegExp(`/en/${toId(index)}$`))
      await expectHarmless(page, parts[index] ?? [], ran)
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
      await page.goBack()
      await expect(page.getByRole('link', { name: `Part ${index}.`, exact: true })).toBeVisible()
    }
  })

  test('do not run in lists, the news feed and search results', async ({ page }) => {
    const ran = await watchScripts(page)
    const newest = corpus.slice(19, 20)
    for (const [path, attacks] of [
      ['/en/stories', newest],
      ['/en/media-releases', newest],
      ['/en/stories/attack-0', corpus.slice(0, 1)],
      ['/en/media-releases/attack-0', corpus.slice(0, 1)],
    ] as const) {
      await page.goto(origin + path)
      await expectHarmless(page, attacks, ran)
    }
    await page.getByRole('button', { name: /^News/ }).click()
    await expect(page.getByRole('dialog', { name: 'News' }).getByRole('listitem')).toHaveCount(10)
    await expectHarmless(page, newest, ran, false)
    for (const attack of sample(corpus.slice(0, 10), 3)) {
      await page.goto(`${origin}/en/search?q=${encodeURIComponent(attack.slice(0, 200))}`)
      await expectHarmless(page, [], ran)
    }
  })
})

const write = (method: 'PUT' | 'POST', path: string, body?: unknown) =>
  writeContent(method, path, body, `http://localhost:${ports.services}`)

function toId(index: number): string {
  return `attacks-${index}`
}

/** A page with every string in its running text, and some in every other field that takes a text. */
function toPage(index: number, attacks: readonly string[]) {
  const pick = (at: number) => attacks[at % attacks.length] ?? ''
  const span = (value: string) => ({ type: 'span', value })
  const paragraphs = attacks.flatMap((attack, at) => [
    { type: 'paragraph', children: [span(attack)] },
    ...(at % 5 === 0
      ? [
          { type: 'heading', level: 3, children: [span(attack)] },
          {
            type: 'list',
            style: 'bulleted',
            children: [{ type: 'listItem', children: [{ type: 'paragraph', children: [span(attack)] }] }],
          },
          { type: 'blockquote', attribution: attack, children: [{ type: 'paragraph', children: [span(attack)] }] },
          { type: 'code', code: attack },
        ]
      : []),
  ])
  const link = (at: number) => ({ kind: 'path', text: pick(at), path: '/contacts' })
  return {
    siteId: 'kudex',
    url: `/${toId(index)}`,
    languages: ['en'],
    title: `${pick(0)} Part ${index}`,
    description: pick(1),
    blocks: [
      { kind: 'hero', overline: pick(2), title: pick(3), lead: pick(4), links: [link(5)] },
      {
        kind: 'teasers',
        title: pick(6),
        lead: pick(7),
        teasers: [{ id: 'one', overline: pick(8), title: pick(9), text: pick(10), link: link(11) }],
      },
      { kind: 'media', image: 'scene-line', caption: pick(12), preset: 'inline' },
      { kind: 'quote', text: pick(13), person: pick(14), role: pick(15) },
      { kind: 'facts', title: pick(16), facts: [{ value: pick(17), unit: pick(18), label: pick(19) }] },
      { kind: 'links', title: pick(20), links: [link(21), link(22)] },
      {
        kind: 'shareData',
        title: pick(23),
        lead: pick(24),
        registeredShares: 1,
        label: pick(25),
        asOf: '2026-01-01',
        facts: [{ label: pick(26), value: pick(27) }],
      },
      {
        kind: 'dividends',
        title: pick(28),
        text: pick(29),
        unit: pick(30),
        source: pick(31),
        payouts: [{ label: pick(32), amount: 1 }],
      },
      {
        kind: 'calendar',
        title: pick(33),
        lead: pick(34),
        events: [{ id: 'a', date: '2026-01-01', title: pick(35), place: pick(36) }],
      },
      { kind: 'annualReport', title: pick(37), text: pick(38), image: 'scene-line', links: [link(39), link(40)] },
      {
        kind: 'text',
        title: pick(41),
        text: { en: { schema: 'dast', document: { type: 'root', children: paragraphs } } },
      },
    ],
  }
}

function toIndex() {
  const links = [...parts.keys()].map((index) => ({ kind: 'page', text: `Part ${index}.`, pageId: toId(index) }))
  return { siteId: 'kudex', url: '/attacks', languages: ['en'], title: 'Attacks', blocks: [{ kind: 'links', links }] }
}

/** A story, a media release and a news item, newer than all others. */
function toEntries(index: number, attack: string) {
  const shared = {
    siteId: 'kudex',
    publicationDate: `2026-11-20T08:00:${`${index}`.padStart(2, '0')}Z`,
    isPublished: true,
  }
  const text = `${attack} ${index}`
  const entry = {
    ...shared,
    slug: `attack-${index}`,
    title: text,
    leadText: text,
    languages: ['en'],
    blocks: [{ kind: 'quote', text }],
  }
  return {
    stories: entry,
    'media-releases': entry,
    'news-items': { ...shared, title: text, text, link: { kind: 'path', text, path: '/contacts' } },
  }
}

async function writeEntries(index: number, attack: string): Promise<void> {
  for (const [kind, entry] of Object.entries(toEntries(index, attack)))
    await write('PUT', `${kind}/attack-${index}`, entry)
}

/** What ran, or would have run without the content security policy. */
async function watchScripts(page: Page): Promise<() => Promise<readonly string[]>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const ran: string[] = []
    Object.assign(window, { ran, alert: (words: unknown) => ran.push(`alert ${String(words)}`) })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      ran.push(`refused ${effectiveDirective} ${blockedURI}`)
    })
  })
  return async () => [...dialogs, ...(await page.evaluate(() => (window as unknown as { ran: string[] }).ran))]
}

/** Every string is shown as text; none became an element, a handler or a script URL. */
async function expectHarmless(
  page: Page,
  attacks: readonly string[],
  readRan: () => Promise<readonly string[]>,
  isWholePage = true,
): Promise<void> {
  if (isWholePage) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // After hydration, client-rendered parts are there too.
    await expect(page.getByRole('button', { name: /^News/ })).toBeAttached()
  }
  const found = await page.evaluate(() => {
    const isRun = /^\s*(?:javascript|data|vbscript):/i
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) =>
        name.startsWith('on') ||
        (/^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
          isRun.test(value) &&
          !value.startsWith('data:image/'))
          ? `${element.localName} ${name}=${value}`
          : [],
      ),
    )
  })
  expect(found).toEqual([])
  // A line break becomes an element without text.
  const words = (await page.locator('body').evaluate((body) => body.textContent)).replace(/\s+/g, '')
  for (const attack of attacks) expect(words).toContain(attack.replace(/\s+/g, ''))
  expect(await readRan()).toEqual([])
}
