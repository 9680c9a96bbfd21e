import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { startKudex, type KudexProcess } from '../system/kudexProcess.ts'
import { expect, test } from '../system/test.ts'
import { draftToken } from '../system/writeContent.ts'

const ports = { host: 3560, services: 4560, admin: 3561 }
const origin = `http://localhost:${ports.host}`
/** Lists a location that is a draft in the demo. */
const listsDraft = '/en/contacts'

// A separate system, because a preview lists the drafts that other journeys write.
let kudex: KudexProcess
let folder = ''
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'kudex-preview-'))
  copyDemoFolder(folder)
  kudex = await startKudex({ dataFolder: folder, ports, environment: { PUBLIC_ORIGINS: origin } })
})
test.afterAll(async () => {
  await kudex.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the main part of an unchanged page is the same in its preview (EDITOR-07)', async () => {
  const response = await fetch(`${origin}/api/editor-area-autentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'kudex-editor' }),
  })
  const { hashedPassword } = (await response.json()) as { hashedPassword: string }
  const readMain = async (path: string, cookie = '') => {
    const page = await fetch(origin + path, { headers: { cookie } })
    const html = await page.text()
    expect([page.status, html.includes('data-source')], path).toEqual([200, false])
    return /<main[^]*<\/main>/.exec(html)?.[0]
  }
  const paths = ['/en/products', '/en/services', '/en/search', ...(await listUnchangedPages())]
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const [shown, preview] = await Promise.all([
      readMain(path),
      readMain(`${path}?stage=DRAFT`, `kudex-editor=${hashedPassword}`),
    ])
    expect(preview, path).toBe(shown)
  }
})

/** The addresses of published pages without a draft, of the main site and a site with a slug. */
async function listUnchangedPages(): Promise<string[]> {
  const sites = [
    ['kudex', ''],
    ['productronica', '/productronica'],
  ] as const
  const lists = sites.map(async ([siteId, slug]) => {
    const query = `{ pageTree(siteId: "${siteId}", first: 1000) { pages { path stageState isProtected countries } } }`
    const response = await fetch(`http://localhost:${ports.services}/content/draft/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${draftToken}`, 'gcms-stage': 'DRAFT' },
      body: JSON.stringify({ query }),
    })
    const { data } = (await response.json()) as { data: { pageTree: { pages: TreePage[] } } }
    return data.pageTree.pages
      .filter(
        ({ stageState, isProtected, countries }) =>
          stageState === 'published' && !isProtected && countries.length === 0,
      )
      .map(({ path }) => `/en${slug}${path === '/' ? '' : path}`)
  })
  return (await Promise.all(lists)).flat().filter((path) => path !== listsDraft)
}

interface TreePage {
  readonly path: string
  readonly stageState: string
  readonly isProtected: boolean
  readonly countries: readonly string[]
}
