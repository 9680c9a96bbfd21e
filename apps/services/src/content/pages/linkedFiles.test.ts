import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeFiles } from '../../files/fileStore.ts'
import { productsSeedPart } from '../../products/productsSeedPart.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { pageSearchSource } from './pageSearchSource.ts'
import { askService, draftToken } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { toLinkedFiles } from './linkedFiles.ts'
import { createContentService } from '../contentService.ts'
import { openWritable, toRefusals, writtenPage, type Writable } from '../write/testing/openWritable.ts'

describeDatabases('linked files', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
    const file = { contentType: 'application/pdf', bytes: new TextEncoder().encode('12345') }
    await storeFiles(open().queries, [
      { ...file, slug: 'report', language: 'en', filename: 'Report.pdf', isPublic: true },
      { ...file, slug: 'report', language: 'de', filename: 'Bericht.PDF', isPublic: true },
      { ...file, slug: 'only-french', language: 'fr', filename: 'archive', isPublic: true },
      { ...file, slug: 'secret', language: 'en', filename: 'secret.zip', isPublic: false, pageId: 'about' },
    ])
    await loadSeed(
      open().queries,
      async () => testSeed,
      [productsSeedPart],
      () => {},
    )
    const link = { kind: 'path', text: { en: 'Data sheet', de: 'Datenblatt' }, path: 'hard:/file/cutter-1-datasheet' }
    const page = { ...writtenPage, url: '/take-away', blocks: [block, { kind: 'links', links: [link] }] }
    expect((await writable.write('PUT', 'pages/take-away', page)).status).toBe(200)
    expect((await writable.write('POST', 'pages/take-away/publish', undefined, '*')).status).toBe(200)
  })
  afterAll(() => writable.close())

  const read = async (language: string, isHost = false) => {
    const ask = await askService(createContentService, open())
    const answer = await ask({
      path: isHost ? '/content/draft/graphql' : '/content/graphql',
      query: `{ page(id: "take-away") { blocks { ... on DownloadsBlock { title groups { id title files { slug name file { language extension sizeBytes } } } } } } }`,
      headers: { 'gcms-locales': language, ...(isHost ? { authorization: `Bearer ${draftToken}` } : {}) },
    })
    return answer.at('page.blocks.0.groups.0.files') as { slug: string; name: string; file: unknown }[]
  }

  it('are described in the language of the page, else in English, else in any language (PAGE-21, ROUTE-43)', async () => {
    expect((await read('de')).slice(0, 2)).toEqual([
      { slug: 'report', name: 'Bericht', file: { language: 'de', extension: 'PDF', sizeBytes: 5 } },
      { slug: 'only-french', name: 'Archive', file: { language: 'fr', extension: '', sizeBytes: 5 } },
    ])
    expect((await read('en'))[0]).toEqual({
      slug: 'report',
      name: 'Report',
      file: { language: 'en', extension: 'pdf', sizeBytes: 5 },
    })
  })

  it('have only a name if the file is missing or belongs to a protected page (PAGE-17)', async () => {
    const toFiles = async (isHost: boolean) =>
      Object.fromEntries((await read('en', isHost)).map(({ slug, file }) => [slug, file !== null]))
    expect(await toFiles(false)).toEqual({ report: true, 'only-french': true, secret: false, nothing: false })
    expect(await toFiles(true)).toEqual({ report: true, 'only-french': true, secret: true, nothing: false })
  })

  it('may only reference existing pictures', async () => {
    const groups = [{ id: 'a', title: 'A', files: [{ slug: 'report', name: 'Report', image: 'nothing' }] }]
    const refused = await writable.write('PUT', 'pages/refused', {
      ...writtenPage,
      url: '/refused',
      blocks: [{ kind: 'downloads', title: 'Downloads', groups }],
    })
    expect([refused.status, toRefusals(refused.body)]).toEqual([
      422,
      ['pages.refused.blocks.0.image: a stored picture'],
    ])
  })

  it('are not found if the file is missing or belongs to a protected page (PAGE-17)', async () => {
    const found = await pageSearchSource.read(open().queries, ['take-away'])
    expect(found.flatMap(({ type, path }) => (type === 'document' ? [path] : []))).toEqual([
      '/file/report',
      '/file/only-french',
      '/file/cutter-1-datasheet',
    ])
  })

  it('are checked before their page is published', async () => {
    const { body } = await writable.write('GET', 'pages/take-away/checks')
    const findings = body['findings'] as { rule: string; value: string }[]
    const missing = findings.flatMap(({ rule, value }) => (rule === 'link-to-missing-file' ? [value] : []))
    expect(missing).toEqual(['secret', 'nothing'])
  })

  it('are found where their page is found', () => {
    const page = { key: 'take-away', scope: { siteId: 'main' }, countries: null }
    const texts = new Map([['en', { title: 'Take away', keywords: [], description: '', body: [] }]])
    const found = toLinkedFiles({ ...page, blocks: [{ ...block, lead: null, groups: [...block.groups] }], texts })
    expect(found.map(({ path, texts: words }) => [path, words.get('en')?.title])).toContainEqual([
      '/file/report',
      'Report',
    ])
  })
})

const toFile = (slug: string, name: string | Record<string, string>) => ({ slug, name, image: null })

const block = {
  kind: 'downloads' as const,
  title: 'Downloads',
  groups: [
    {
      id: 'all',
      title: 'All',
      files: [
        toFile('report', { en: 'Report', de: 'Bericht' }),
        toFile('only-french', 'Archive'),
        toFile('secret', 'Secret'),
        toFile('nothing', 'Nothing'),
      ],
    },
  ],
}
