import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { productsSeedPart } from '../productsSeedPart.ts'
import type { ProductDetails } from '../products.types.ts'
import { productDetails, products } from '../tables.ts'
import { createDatasheetSource } from './datasheetSource.ts'
import { loadDatasheet } from './loadDatasheet.ts'

describeDatabases('the data sheet of a product', (open) => {
  let images: Server
  let requests = 0
  let isDown = true

  beforeAll(async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    images = createServer((_request, response) => {
      requests += 1
      if (isDown) response.writeHead(503).end()
      else response.end(picture)
    }).listen(0, '127.0.0.1')
    await once(images, 'listening')
    await loadSeed(
      open().queries,
      async () => testSeed,
      [productsSeedPart],
      () => {},
    )
    const image = { name: null, url: '/images/cutter', default: true }
    await open()
      .queries.update(products)
      .set({ images: [image] })
      .where(eq(products.slug, 'cutter-1'))
  })
  afterAll(() => images.close())

  it('is kept once it has its picture, but not without it (CAT-15)', async () => {
    const { port } = images.address() as AddressInfo
    const source = createDatasheetSource({
      queries: open().queries,
      imagesUrl: `http://127.0.0.1:${port}`,
      reportError: () => {},
    })
    const size = async () => (await source('cutter-1-datasheet', 'en'))?.bytes.byteLength ?? 0
    const incomplete = await size()
    expect([incomplete > 0, requests]).toEqual([true, 1])
    isDown = false
    expect(await size()).toBeGreaterThan(incomplete)
    expect(await size()).toBeGreaterThan(incomplete)
    expect(requests).toBe(2)
  })

  it('has no value in the column of a measurement system that lacks it', async () => {
    const { queries } = open()
    const common = { unit: null, group: null }
    const specifications: ProductDetails['specifications'] = [
      { ...common, name: 'Conductor', value: '28…8 AWG', measurementSystem: 'dim_imperial' },
      { ...common, name: 'Conductor area', value: '0.08…10 mm²', measurementSystem: 'dim_metric' },
      { ...common, name: 'Operation', value: 'electric', measurementSystem: null },
    ]
    const [row] = await queries.select().from(products).where(eq(products.slug, 'cutter-2'))
    const details = { highlights: [], variants: [], specifications } as unknown as ProductDetails
    await queries
      .insert(productDetails)
      .values({ productId: row!.id, details })
      .onConflictDoUpdate({ target: productDetails.productId, set: { details } })
    const sheet = await loadDatasheet(queries, 'cutter-2', 'en')
    expect(sheet?.content.groups.flatMap(({ rows }) => rows)).toEqual([
      { name: 'Conductor', metric: '–', imperial: '28…8 AWG' },
      { name: 'Conductor area', metric: '0.08…10 mm²', imperial: '–' },
      { name: 'Operation', metric: 'electric', imperial: 'electric' },
    ])
  })
})
