import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recognizeFile } from '@kudex/domain/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { uploads } from '../../uploads/tables.ts'
import { openWritable, toRefusals, writtenPage, type Writable } from '../write/testing/openWritable.ts'

const pdf = Buffer.from('%PDF-1.7 a document')

describeDatabases('pictures and files of editors', (open) => {
  let writable: Writable
  let folder: string
  let png: Buffer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-media-'))
    await mkdir(join(folder, 'uploads'))
    writable = await openWritable(open(), { KUDEX_DATA_DIR: folder })
    png = await sharp({ create: { width: 400, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  })
  afterAll(async () => {
    writable.close()
    await rm(folder, { recursive: true })
  })

  /** An upload as the upload service leaves it. */
  async function upload(filename: string, bytes: Buffer, purpose: 'content' | 'ticket' = 'content'): Promise<string> {
    const id = randomBytes(32).toString('hex')
    await writeFile(join(folder, 'uploads', id), bytes)
    const contentType = recognizeFile(bytes)
    await open()
      .queries.insert(uploads)
      .values({ id, filename, size: bytes.length, purpose, contentType, finishedAt: new Date() })
    return id
  }

  const store = (uploadId: string) => writable.write('POST', 'media', { uploadId })
  const list = async (query: string) => (await writable.write('GET', `media?${query}`)).body

  it('are stored by their bytes: a picture for pages, a document with an address (issue 15)', async () => {
    const picture = await store(await upload('Big Station (1).PNG', png))
    expect(picture).toEqual({
      status: 200,
      body: { kind: 'picture', name: expect.stringMatching(/^big-station-1-[0-9a-f]{6}$/) },
    })
    const found = await list('search=big-sta')
    expect(found).toMatchObject({ total: 1, items: [{ name: picture.body['name'], width: 400, height: 100, alt: {} }] })
    const file = await store(await upload('Price list.pdf', pdf))
    expect(file.body).toMatchObject({ kind: 'file', contentType: 'application/pdf' })
    expect(await list('kind=files&search=PRICE')).toMatchObject({
      total: 1,
      items: [{ slug: file.body['slug'], filename: 'Price list.pdf', size: pdf.length }],
    })
    // Nothing is left of the uploads, and the same file again is the same picture.
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
    expect((await store(await upload('Big Station (1).PNG', png))).body).toEqual(picture.body)
    expect((await list('search=big-sta'))['total']).toBe(1)
  })

  it('are found page by page, with special characters taken literally', async () => {
    const all = await list('')
    expect((await list(`offset=${String(all['total'])}`))['items']).toEqual([])
    expect((await list('search=%25'))['total']).toBe(0)
    expect((await writable.write('GET', 'media?kind=other')).status).toBe(400)
  })

  it.each<[string, () => Buffer, string]>([
    ['a broken picture', () => png.subarray(0, 80), 'a picture in JPEG, PNG, WebP, GIF, TIFF or AVIF'],
    ['a film that browsers do not play', () => Buffer.from('RIFF\u0024\0\0\0AVI LIST', 'latin1'), 'a film in MP4'],
  ])('are refused and kept for another attempt: %s', async (_, toBytes, takes) => {
    const refused = await store(await upload('file', toBytes()))
    expect(refused.status).toBe(422)
    expect(toRefusals(refused.body)?.[0]).toContain(takes)
  })

  it.each(['ticket', 'unknown'] as const)('are not taken from other uploads: %s', async (kind) => {
    const id = kind === 'ticket' ? await upload('a.png', png, 'ticket') : 'a'.repeat(64)
    expect((await store(id)).status).toBe(422)
  })

  it('show visitors the alternative text and the focal point, with the tags of what shows them', async () => {
    const { write, ask, readPoint, readTags } = writable
    const name = String((await store(await upload('team.png', png))).body['name'])
    const page = { ...writtenPage, url: '/team', picture: name }
    await write('PUT', 'pages/team', page)
    await write('POST', 'pages/team/publish', undefined, '*')
    const read = await write('GET', `pictures/${name}`)
    expect(read.body['value']).toEqual({ alt: null, focalPoint: null })
    const point = await readPoint()
    const value = { alt: { en: 'Our team', de: 'Unser Team' }, focalPoint: { x: 20, y: 80 } }
    const saved = await write('PUT', `pictures/${name}`, value, String(read.body['version']))
    expect([saved.status, saved.body['value']]).toEqual([200, value])
    expect(await readTags(point)).toEqual([{ tags: [`picture:${name}`] }])
    const { at } = await ask('{ page(id: "team") { image { id alt focalPoint { x y } } } }')
    expect(at('page.image')).toEqual({
      id: expect.stringMatching(/-fx020-fy080$/),
      alt: 'Our team',
      focalPoint: { x: 20, y: 80 },
    })
    // A search looks into the texts, not at their languages.
    expect([(await list('search=unser%20te'))['total'], (await list('search=%22de%22'))['total']]).toEqual([1, 0])
    const again = await write('PUT', `pictures/${name}`, value, String(read.body['version']))
    expect([again.status, again.body['version']]).toEqual([200, saved.body['version']])
    const other = await write('PUT', `pictures/${name}`, { ...value, alt: 'Team' }, String(read.body['version']))
    expect(other.status).toBe(412)
    const wrong = await write('PUT', `pictures/${name}`, { focalPoint: { x: 101, y: 0 } }, '*')
    expect(toRefusals(wrong.body)).toEqual([`pictures.${name}.focalPoint.x: 0 to 100`])
    expect((await write('PUT', 'pictures/none', value, '*')).status).toBe(404)
  })
})
