import { open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { origin } from '../system/addresses.ts'
import { open } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolations } from '../system/listViolations.ts'

/** A picture by its first bytes; the rest does not matter. */
const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(600_000, 7)])

const asPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })

test.describe('the page for uploads', () => {
  test('shows types and limit, accepts pictures and returns reference numbers (FORM-13, FORM-14, FORM-16)', async ({
    page,
  }) => {
    await open(page, '/en/upload')
    const field = page.getByLabel('Images and videos')
    await expect(field).toHaveAccessibleDescription('Images or videos, up to 100 MB each')
    await field.setInputFiles([asPicture('first.png'), asPicture('second.png')])
    const list = page.getByRole('list', { name: 'Chosen files' })
    await expect(list.getByText(/^Uploaded, reference number KX-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toHaveCount(2)
    await expect(page.getByRole('status').filter({ hasText: 'second.png was uploaded.' })).toBeAttached()
    expect(await listViolations(page)).toEqual([])
    const removal = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await page.getByRole('button', { name: 'Remove first.png' }).click()
    expect((await removal).status()).toBe(204)
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })

  test('refuses other file contents and large files without sending them (FORM-13, FORM-14)', async ({ page }) => {
    const large = join(tmpdir(), `kudex-large-${process.pid}.png`)
    const file = await openFile(large, 'w')
    await file.write(picture)
    await file.truncate(Math.round(100.1 * 1024 * 1024))
    await file.close()
    const sent: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/uploads') && sent.push(request.method())))
    await open(page, '/en/upload')
    const field = page.getByLabel('Images and videos')
    await field.setInputFiles({ name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('I am a text') })
    const list = page.getByRole('list', { name: 'Chosen files' })
    await expect(list.getByText('Only images and videos can be uploaded.')).toBeVisible()
    // Screen readers hear it, and there is no retry button.
    const said = page.getByRole('status').filter({ hasText: 'holiday.png: Only images and videos can be uploaded.' })
    await expect(said).toBeAttached()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await field.setInputFiles(large)
    await expect(list.getByText('The file is larger than 100 MB.')).toBeVisible()
    expect(sent).toEqual([])
    await rm(large)
  })

  test('accepts files chosen before hydration (FORM-16)', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\.js(?:\?|$)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/en/upload', { waitUntil: 'commit' })
    await page.getByLabel('Images and videos').setInputFiles(asPicture('early.png'))
    letGo()
    await expect(page.getByText(/^Uploaded, reference number/)).toBeVisible()
  })

  test('resumes after a lost connection (FORM-16)', async ({ page, problems }) => {
    problems.ignore(/Failed to load resource|ERR_/)
    let parts = 0
    await page.route('**/api/uploads/*', (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      parts += 1
      return parts === 2 ? route.abort('connectionreset') : route.continue()
    })
    await open(page, '/en/upload')
    await page.getByLabel('Images and videos').setInputFiles(asPicture('broken.png'))
    await expect(page.getByText(/^Uploaded, reference number/)).toBeVisible()
    // Three parts, and the lost one again.
    expect(parts).toBe(4)
  })

  test('waits while the browser is offline and resumes by itself (FORM-16)', async ({ page, problems }) => {
    problems.ignore(/Failed to load resource|ERR_/)
    let parts = 0
    let tries = 0
    await page.route('**/api/uploads/*', async (route) => {
      const isPart = route.request().method() === 'PATCH'
      parts += isPart ? 1 : 0
      tries += parts < 2 ? 0 : 1
      if (parts === 2 && isPart) await page.context().setOffline(true)
      return parts === 2 ? route.abort('internetdisconnected') : route.continue()
    })
    await open(page, '/en/upload')
    await page.clock.install()
    await page.getByLabel('Images and videos').setInputFiles(asPicture('tunnel.png'))
    const progress = page.getByRole('progressbar', { name: 'Upload of tunnel.png' })
    await expect(progress).toHaveAttribute('value', '43')
    // More attempts than may fail in a row while online.
    const goOn = async () => {
      await page.clock.runFor(2_000)
      return tries
    }
    await expect.poll(goOn, { timeout: 30_000, intervals: [50] }).toBeGreaterThan(30)
    await expect(progress).toHaveAttribute('value', '43')
    parts = 3
    await page.context().setOffline(false)
    await expect(page.getByText(/^Uploaded, reference number/)).toBeVisible()
  })

  test('says within 10 s that a file does not get through, and sends the rest on request (FORM-15)', async ({
    page,
    problems,
  }) => {
    problems.ignore(/Failed to load resource|answer: 500/)
    let isFailing = true
    await page.route('**/api/uploads/*', (route) =>
      isFailing && route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await open(page, '/en/upload')
    await page.clock.install()
    await page.getByLabel('Images and videos').setInputFiles(asPicture('stuck.png'))
    await expect(page.getByRole('progressbar', { name: 'Upload of stuck.png' })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('listitem').getByText('The upload is not getting through at the moment.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    isFailing = false
    await page.clock.runFor(5_000)
    await expect(page.getByText(/^Uploaded, reference number/)).toBeVisible()
    await expect(page.getByText('The upload is not getting through at the moment.')).toHaveCount(0)
  })

  test('shows the support address if an upload fails, and can retry (FORM-15)', async ({ page, problems }) => {
    problems.ignore(/Failed to load resource|507/)
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 507 }))
    await open(page, '/de/upload')
    await page.getByLabel('Bilder und Videos').setInputFiles(asPicture('bild.png'))
    const alert = page.getByRole('alert').filter({ hasText: 'Etwas ist schiefgelaufen.' })
    await expect(alert.getByRole('link', { name: 'support@kudex.example' })).toHaveAttribute(
      'href',
      'mailto:support@kudex.example',
    )
    await page.unroute('**/api/uploads')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText(/^Hochgeladen, Referenznummer/)).toBeVisible()
  })

  test('ends an upload that is cancelled (FORM-16)', async ({ page, problems }) => {
    problems.ignore(/Failed to load resource|ERR_|abort/i)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/api/uploads/*', async (route) => {
      await held
      await route.abort()
    })
    await open(page, '/en/upload')
    await page.getByLabel('Images and videos').setInputFiles(asPicture('long.png'))
    await expect(page.getByRole('progressbar', { name: 'Upload of long.png' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the upload of long.png' }).click()
    await expect(page.getByText('long.png', { exact: true })).toHaveCount(0)
    letGo()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('files are sent with a button and get reference numbers (FORM-13, FORM-16)', async ({ page }) => {
    await page.goto('/en/upload')
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: 'Choose your files and send them: up to 5 at once, 200 MB together.' }),
    ).toBeVisible()
    await page.getByLabel('Images and videos').setInputFiles([asPicture('first.png'), asPicture('zweites Bild.png')])
    await page.getByRole('button', { name: 'Send files' }).click()
    await expect(page.getByText('Your files have arrived')).toBeVisible()
    await expect(page.getByText(/^Uploaded, reference number KX-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toHaveCount(2)
    // A reload does not send the files again.
    await expect(page).toHaveURL(/\/en\/upload\?sent=KX-/)
  })

  test('refused files are listed one by one, and an empty form asks for a file (FORM-13, FORM-14)', async ({
    page,
    problems,
  }) => {
    problems.ignore(/400/)
    await page.goto('/de/upload')
    await page.getByRole('button', { name: 'Dateien senden' }).click()
    await expect(page.getByLabel('Bilder und Videos')).toHaveAccessibleDescription(/Bitte wählen Sie eine Datei\./)
    const text = { name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('I am a text') }
    await page.getByLabel('Bilder und Videos').setInputFiles([asPicture('bild.png'), text])
    await page.getByRole('button', { name: 'Dateien senden' }).click()
    const list = page.getByRole('list', { name: 'Ausgewählte Dateien' })
    await expect(list.getByRole('listitem').filter({ hasText: 'bild.png' })).toContainText('Referenznummer KX-')
    await expect(list.getByRole('listitem').filter({ hasText: 'holiday.png' })).toContainText('Bilder und Videos')
  })

  test('stored files stay with a form that is shown again, and can be removed (FORM-16)', async ({
    page,
    problems,
  }) => {
    problems.ignore(/400/)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/en/upload')
    const field = page.getByLabel('Images and videos')
    const list = page.getByRole('list', { name: 'Chosen files' })
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('I am a text') }
    await field.setInputFiles([asPicture('kept.png'), asPicture('wrong one.png'), text])
    await page.getByRole('button', { name: 'Send files' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Remove wrong one.png' }).focus()
    await page.keyboard.press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    const reference = /KX-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await list.innerText())?.[0] ?? ''
    await field.setInputFiles({ ...asPicture('later.png'), buffer: picture.subarray(0, 999) })
    await page.getByRole('button', { name: 'Send files' }).click()
    await expect(page.getByText(/^Uploaded, reference number/)).toHaveCount(2)
    await expect(page.getByText(`Uploaded, reference number ${reference}`)).toBeVisible()
  })
})

test('the result page of an upload without script passes axe at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/en/upload?sent=KX-AAAA-0000')
  await expect(page.getByText('Uploaded, reference number KX-AAAA-0000')).toBeVisible()
  expect(await listViolations(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('an upload is refused cross-site, and with 415 for other content types (FORM-11)', async ({ request }) => {
  const multipart = { file: asPicture('a.png') }
  expect((await request.post('/en/upload', { multipart, headers: { origin: 'https://evil.example' } })).status()).toBe(
    403,
  )
  expect((await request.post('/en/upload', { form: { file: 'a' }, headers: { origin } })).status()).toBe(415)
  expect((await request.post('/en/about', { multipart, headers: { origin } })).status()).toBe(405)
})
