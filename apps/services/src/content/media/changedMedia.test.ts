import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imagePresets } from '@kudex/domain/images'
import { recognizeFile } from '@kudex/domain/uploads'
import { and, eq, ne } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFilesApp } from '../../files/filesService.ts'
import { storeFiles } from '../../files/fileStore.ts'
import { files } from '../../files/tables.ts'
import { historyLimits } from '../../limits.ts'
import { createRenditions } from '../../images/renditions.ts'
import { productDetails, products } from '../../products/tables.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { uploads } from '../../uploads/tables.ts'
import { history } from '../history/historyTables.ts'
import { openWritable, toRefusals, writtenPage, type Writable } from '../write/testing/openWritable.ts'

const pdf = Buffer.from('%PDF-1.7 the first edition')
const newPdf = Buffer.from('%PDF-1.7 the second edition')
const thirdPdf = Buffer.from('%PDF-1.7 the third edition')

describeDatabases('replaced and deleted pictures and files', (open) => {
  let writable: Writable
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-media-'))
    await mkdir(join(folder, 'uploads'))
    writable = await openWritable(open(), { KUDEX_DATA_DIR: folder })
  })
  afterAll(async () => {
    writable.close()
    await rm(folder, { recursive: true })
  })

  async function upload(filename: string, bytes: Buffer): Promise<string> {
    const id = randomBytes(32).toString('hex')
    await writeFile(join(folder, 'uploads', id), bytes)
    const contentType = recognizeFile(bytes)
    await open()
      .queries.insert(uploads)
      .values({ id, filename, size: bytes.length, purpose: 'content', contentType, finishedAt: new Date() })
    return id
  }
  const toPicture = (background: string) =>
    sharp({ create: { width: 40, height: 10, channels: 3, background } })
      .png()
      .toBuffer()
  const store = async (filename: string, bytes: Buffer) => {
    const { body } = await writable.write('POST', 'media', { uploadId: await upload(filename, bytes) })
    return String(body['name'] ?? body['slug'])
  }
  const replace = (path: string, uploadId: string, version: string | null) =>
    writable.write('PUT', `${path}/bytes`, { uploadId }, version, { 'kudex-editor': 'Eva' })
  const readVersion = async (path: string) => String((await writable.write('GET', path)).body['version'])
  const readImageId = async (name: string) => String((await writable.write('GET', `pictures/${name}`)).body['imageId'])
  const publish = async (id: string, value: object) => {
    const page = { ...writtenPage, url: `/${id}`, ...value }
    expect((await writable.write('PUT', `pages/${id}`, page)).status).toBe(200)
    expect((await writable.write('POST', `pages/${id}/publish`, undefined, '*')).status).toBe(200)
  }
  const readFile = async (slug: string) => {
    const app = createFilesApp({
      queries: open().queries,
      reportError: (error) => expect.fail(String(error)),
      hostToken: 'of-the-host',
      source: async () => null,
    })
    const response = await app.request(`/files/${encodeURIComponent(slug)}`)
    return response.status === 200 ? response.text() : response.status
  }

  it('keep the name and the references of a picture, and the bytes of its former URL (issue 15)', async () => {
    const name = await store('hall.png', await toPicture('red'))
    await publish('hall', { picture: name })
    await writable.write('PUT', `pictures/${name}`, { focalPoint: { x: 20, y: 80 } }, '*')
    const [version, former, point] = [
      await readVersion(`pictures/${name}`),
      await readImageId(name),
      await writable.readPoint(),
    ]
    const uploadId = await upload('new hall.png', await toPicture('blue'))
    const replaced = await replace(`pictures/${name}`, uploadId, version)
    expect(replaced).toMatchObject({ status: 200, body: { value: { focalPoint: { x: 20, y: 80 } } } })
    expect(await writable.readTags(point)).toEqual([{ tags: [`picture:${name}`] }])
    const { at } = await writable.ask('{ page(id: "hall") { image { id } } }')
    const present = await readImageId(name)
    expect([at('page.image.id'), present]).toEqual([present, expect.stringMatching(/-fx020-fy080$/)])
    expect(present).not.toBe(former)
    const renditions = createRenditions({ queries: open().queries, folder: join(folder, 'images') })
    for (const id of [former, present]) {
      expect(await renditions.find({ id, preset: imagePresets.gallery, format: 'png' }), id).not.toBeNull()
    }
    // A repeated request changes nothing; another one with the old version is refused.
    expect((await replace(`pictures/${name}`, uploadId, version)).body['version']).toBe(replaced.body['version'])
    const other = await upload('other.png', await toPicture('green'))
    expect(await replace(`pictures/${name}`, other, version)).toMatchObject({
      status: 412,
      body: { updatedBy: 'Eva', changes: [{ path: 'imageId' }] },
    })
    expect((await replace('pictures/none', other, '*')).status).toBe(404)
    // The former bytes are a picture of their own when they are uploaded again.
    expect(await store('hall.png', await toPicture('red'))).toMatch(/^hall-[0-9a-f]{16}$/)
    expect(await readImageId(name)).toBe(present)
  })

  it('are refused for another type and leave everything as it was', async () => {
    const name = await store('stand.png', await toPicture('red'))
    const slug = await store('stand.pdf', pdf)
    const document = await upload('a.pdf', newPdf)
    const picture = await upload('a.png', await toPicture('blue'))
    const toLine = async (path: string, id: string) => toRefusals((await replace(path, id, '*')).body)
    expect(await toLine(`pictures/${name}`, document)).toEqual([expect.stringContaining('a picture in JPEG')])
    expect(await toLine(`files/${slug}`, picture)).toEqual([expect.stringContaining('of the type application/pdf')])
    expect(await toLine(`files/${slug}`, 'f'.repeat(64))).toEqual([expect.stringContaining('a finished upload')])
    expect(await readFile(slug)).toBe(pdf.toString())
    expect((await writable.write('GET', `files/${slug}/history`)).body['versions']).toEqual([])
  })

  it('keep the address of a file, and refresh the pages that link to it', async () => {
    const slug = await store('prices.pdf', pdf)
    const link = { kind: 'path', text: { en: 'Prices', de: 'Preise' }, path: `/file/${slug}?dl=true` }
    await publish('prices', { blocks: [{ kind: 'links', links: [link] }] })
    const point = await writable.readPoint()
    const uploadId = await upload('Prices 2027.pdf', newPdf)
    const version = await readVersion(`files/${slug}`)
    const replaced = await replace(`files/${slug}`, uploadId, version)
    expect(replaced.body['value']).toMatchObject({
      name: 'Prices 2027.pdf',
      languages: { en: { size: newPdf.length } },
    })
    expect(await readFile(slug)).toBe(newPdf.toString())
    expect(await writable.readTags(point)).toEqual([{ tags: ['page:prices'] }])
    expect((await replace(`files/${slug}`, uploadId, version)).status).toBe(200)
    expect((await writable.write('GET', `files/${slug}/history`)).body['versions']).toMatchObject([
      { number: 2, action: 'replaced', editor: 'Eva' },
      { number: 1, action: 'initial' },
    ])
  })

  it('are not deleted while a published page shows them: its name is the reason', async () => {
    const name = await store('used.png', await toPicture('red'))
    const slug = await store('used.pdf', pdf)
    const link = { kind: 'path', text: { en: 'x', de: 'x' }, path: `/file/${slug}` }
    await publish('using', {
      title: { en: 'Using', de: 'Nutzend' },
      picture: name,
      blocks: [{ kind: 'links', links: [link] }],
    })
    for (const path of [`pictures/${name}`, `files/${slug}`]) {
      const refused = await writable.write('DELETE', path, undefined, '*')
      expect([refused.status, refused.body['problems']]).toMatchObject([422, [{ value: '"pages/using"' }]])
      expect((await writable.write('GET', `${path}/uses?language=de`)).body['uses']).toEqual([
        { kind: 'pages', id: 'using', title: 'Nutzend', isPublished: true },
      ])
    }
    expect(await readFile(slug)).toBe(pdf.toString())
    // A name that begins alike is another one.
    expect((await writable.write('GET', `files/${slug.slice(0, -1)}/uses`)).body['uses']).toEqual([])
  })

  it('are not deleted while a story plays the film, nor its captions (CAT-11)', async () => {
    await writable.write('PUT', 'stories/played', {
      siteId: 'main',
      slug: 'played',
      publicationDate: '2026-11-01T08:00:00.000Z',
      title: { en: 'Played' },
      leadText: { en: 'Film' },
      languages: ['en'],
      blocks: [],
      isPublished: true,
      videoUrl: '/file/film-played#captions=en,de',
    })
    const uses = [{ kind: 'stories', id: 'played', title: 'Played', isPublished: true }]
    for (const slug of ['film-played', 'film-played-captions'])
      expect((await writable.write('GET', `files/${slug}/uses`)).body['uses'], slug).toEqual(uses)
    expect((await writable.write('GET', 'files/film/uses')).body['uses']).toEqual([])
  })

  it('are not deleted while a product shows the film or the document', async () => {
    const { queries } = open()
    const url = '/file/film-shown#captions=en,de'
    const row = { images: [], variantCount: 0, supportedCountries: [], languages: ['en'] }
    await queries
      .insert(products)
      .values({ ...row, id: 'shown', slug: 'shown', name: { en: 'CS 240', de: 'Die CS 240' } })
    const list = { specifications: [], variants: [], highlights: [], benefits: [], details: [] }
    const document = { name: 'Manual', contentLanguage: 'en', thumbnailUrl: null, type: 'Manual', extension: 'pdf' }
    await queries.insert(productDetails).values({
      productId: 'shown',
      details: {
        ...list,
        longDescription: null,
        documents: [{ ...document, url: '/file/manual-shown', filename: 'manual.pdf', sizeBytes: 1 }],
        videoUrl: url,
        videoImageUrl: null,
      },
    })
    const uses = [{ kind: 'products', id: 'shown', title: 'Die CS 240', isPublished: true }]
    for (const slug of ['film-shown', 'film-shown-captions', 'manual-shown'])
      expect((await writable.write('GET', `files/${slug}/uses?language=de`)).body['uses'], slug).toEqual(uses)
    expect((await writable.write('GET', 'files/film/uses')).body['uses']).toEqual([])
    const file = { slug: 'film-shown', language: 'en', filename: 'film.mp4', contentType: 'video/mp4', isPublic: true }
    await storeFiles(queries, [{ ...file, bytes: Buffer.from('film') }])
    const refused = await writable.write('DELETE', 'files/film-shown', undefined, '*')
    expect([refused.status, refused.body['problems']]).toMatchObject([422, [{ value: '"products/shown"' }]])
  })

  it('are deleted if only drafts show them, and restored from the history', async () => {
    const name = await store('old.png', await toPicture('red'))
    const slug = await store('old.pdf', pdf)
    const draft = { ...writtenPage, url: '/draft-only', picture: name }
    await writable.write('PUT', 'pages/draft-only', draft)
    const imageId = await readImageId(name)
    for (const path of [`pictures/${name}`, `files/${slug}`]) {
      expect((await writable.write('DELETE', path, undefined, null)).status).toBe(428)
      expect((await writable.write('DELETE', path, undefined, 'stale')).status).toBe(412)
      expect((await writable.write('DELETE', path, undefined, await readVersion(path))).status).toBe(200)
      expect((await writable.write('GET', path)).status).toBe(404)
      expect((await writable.write('DELETE', path, undefined, '*')).status).toBe(404)
    }
    expect(await readFile(slug)).toBe(404)
    const checks = await writable.write('GET', 'pages/draft-only/checks')
    expect(checks.body['findings']).toContainEqual(expect.objectContaining({ rule: 'missing-picture', value: name }))
    for (const path of [`pictures/${name}`, `files/${slug}`]) {
      const restored = await writable.write('POST', `${path}/history/1/restore`, undefined, null)
      expect(restored.status, path).toBe(200)
      expect((await writable.write('GET', `${path}/history`)).body['versions']).toMatchObject([
        { number: 3, action: 'restored', restoredFrom: 1 },
        { number: 2, action: 'deleted', hasContent: false },
        { number: 1, action: 'initial', hasContent: true },
      ])
    }
    expect([await readImageId(name), await readFile(slug)]).toEqual([imageId, pdf.toString()])
  })

  it('keep former bytes as long as a version of the history names them', async () => {
    const { queries } = open()
    const slug = await store('old edition.pdf', pdf)
    await replace(`files/${slug}`, await upload('old edition.pdf', newPdf), '*')
    const ofSlug = and(eq(history.kind, 'files'), eq(history.entryId, slug))
    const isKept = async (bytes: Buffer) => {
      const retained = `~${createHash('sha256').update(bytes).digest('hex')}`
      return (await queries.select().from(files).where(eq(files.slug, retained))).length > 0
    }
    // Other tests store the same bytes.
    await queries.delete(history).where(and(eq(history.kind, 'files'), ne(history.entryId, slug)))
    const last = { number: historyLimits.retained }
    await queries
      .update(history)
      .set(last)
      .where(and(ofSlug, eq(history.number, 2)))
    expect(await isKept(pdf)).toBe(true)
    expect((await replace(`files/${slug}`, await upload('old edition.pdf', thirdPdf), '*')).status).toBe(200)
    expect([await isKept(pdf), await isKept(newPdf)]).toEqual([false, true])
  })

  it('have no address for former bytes', async () => {
    const slug = await store('secret.pdf', pdf)
    await replace(`files/${slug}`, await upload('secret.pdf', newPdf), '*')
    const hash = /"hash":"([0-9a-f]{64})"/.exec(
      JSON.stringify((await writable.write('GET', `files/${slug}/history/1`)).body),
    )?.[1]
    expect(hash).toBeDefined()
    expect(await readFile(`~${hash}`)).toBe(404)
    expect((await writable.write('GET', `media?kind=files&search=${hash?.slice(0, 20)}`)).body['total']).toBe(0)
  })
})
