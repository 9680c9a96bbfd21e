import { crc32, deflateSync } from 'node:zlib'
import { origin } from '../system/addresses.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'
import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'

const toPdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)
/** A PNG of one colour. */
function toPng(colour: readonly number[]): Buffer {
  const [width, height] = [64, 48]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8)
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const toChunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const chunks = [toChunk('IHDR', header), toChunk('IDAT', deflateSync(rows)), toChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

test('an editor uploads, replaces, deletes and restores a file (issue 15)', async ({ page, request }) => {
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await page.goto('/en/editor/files')
  const send = async (label: string, text: string) => {
    await waitForHydration(page)
    await page
      .getByLabel(label)
      .setInputFiles({ name: `prices-${test.info().retry}.pdf`, mimeType: 'application/pdf', buffer: toPdf(text) })
  }
  await send('Upload a new file', `first ${test.info().retry}`)
  await expect(page.getByText('Uploaded. You can use it on pages now.')).toBeVisible()
  const path = new URL(page.url()).pathname
  const read = async () => {
    const response = await request.get(`${origin}/file/${path.split('/').at(-1)}`)
    return response.status() === 200 ? (await response.body()).toString().split('\n')[1] : response.status()
  }
  await expect.poll(read).toBe(`% first ${test.info().retry}`)
  await send('New version', 'second')
  await expect(page.getByText('Replaced. All pages show the new version within seconds.')).toBeVisible()
  await expect.poll(read).toBe('% second')
  expect(await listViolationsOfSchemes(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The entry was deleted.')).toBeVisible()
  await expect.poll(read).toBe(404)
  await page.goto(`${path}/history`)
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('The version was restored.')).toBeVisible()
  await expect.poll(read).toBe(`% first ${test.info().retry}`)
})

test('an editor uploads, replaces, deletes and restores a picture (issue 15)', async ({ page, problems }) => {
  // The page of a deleted picture.
  problems.ignore(/status of 404/)
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await page.goto('/en/editor/pictures')
  const send = async (label: string, colour: readonly number[]) => {
    await waitForHydration(page)
    await page.getByLabel(label).setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: toPng(colour) })
  }
  const shown = () => page.getByRole('main').locator('img[src*="/stretched/"]').first().getAttribute('src')
  await send('Upload a new file', [test.info().retry, 128, 128])
  await expect(page.getByText('Uploaded. You can use it on pages now.')).toBeVisible()
  const { pathname } = new URL(page.url())
  const first = await shown()
  await send('New version', [255, 99, 71])
  await expect(page.getByText('Replaced. All pages show the new version within seconds.')).toBeVisible()
  expect(await shown()).not.toBe(first)
  expect(await listViolationsOfSchemes(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The entry was deleted.')).toBeVisible()
  expect((await page.goto(pathname))?.status()).toBe(404)
  await page.goto(`${pathname}/history`)
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('The version was restored.')).toBeVisible()
  await page.goto(pathname)
  expect(await shown()).toBe(first)
})
