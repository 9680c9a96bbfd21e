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
import { products } from '../tables.ts'
import { createDatasheetSource } from './datasheetSource.ts'

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
})
