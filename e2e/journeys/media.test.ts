import type { Locator, Page } from '@playwright/test'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolations } from '../system/listViolations.ts'

const machine = '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip/cs-240'
const page50 = '/en/solutions/high-voltage'

test.describe('the pictures of a machine', () => {
  test('are enlarged and browsed by keyboard alone, and the focus returns (CAT-11, IMG-06)', async ({ page }) => {
    await page.goto(machine)
    await waitForHydration(page)
    const link = enlargeLink(page)
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Pictures of CS 240/ })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText(/^Picture 1 of \d$/)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText(/^Picture 2 of \d$/)
    await dialog.getByRole('button', { name: 'Show picture 1' }).click()
    await expect(dialog.getByRole('status')).toHaveText(/^Picture 1 of \d$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  for (const [width, colorScheme] of [
    [375, 'light'],
    [1440, 'dark'],
  ] as const)
    test(`fill a window of ${width} px and can be swiped (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(machine)
      await waitForHydration(page)
      await enlargeLink(page).click()
      const dialog = page.getByRole('dialog')
      const pictures = dialog.getByRole('list', { name: /^Pictures of/ })
      await expect
        .poll(async () => (await pictures.getByRole('img').first().boundingBox())?.width ?? 0)
        .toBeGreaterThan(width * 0.6)
      await pictures.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
      await expect(dialog.getByRole('status')).toHaveText(/^Picture 2 of \d$/)
      expect(await listViolations(page, '[role=dialog]')).toEqual([])
    })

  test('load the lightbox on the first click, not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(machine)
    await waitForHydration(page)
    const before = scripts.length
    await enlargeLink(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture of a machine links to its largest size', async ({ page, request }) => {
    await page.goto(machine)
    const href = await enlargeLink(page).getAttribute('href')
    expect(href).toMatch(/^\/images\/stretched\/[^/]+\.png$/)
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/png')
  })

  test('the browser plays a film, and questions open', async ({ page }) => {
    await page.goto(page50)
    await expect(film(page)).toBeVisible()
    const answer = page.getByText('Four minutes with a stored recipe.')
    await expect(answer).toBeHidden()
    await page.getByText('How long does a change of cable take?').click()
    await expect(answer).toBeVisible()
  })
})

test.describe('a film', () => {
  for (const [path, name, label, sentences] of [
    [machine, 'cs-240', 'CS 240', 3],
    [page50, 'cs-960', 'The CS 960', 2],
  ] as const)
    test(`loads nothing before it is played, then plays with captions: ${path}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      // Otherwise the same film repeats over the first picture of the machine.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await waitForHydration(page)
      await film(page).scrollIntoViewIfNeeded()
      expect(asked.filter((url) => url.endsWith(`/file/film-${name}`))).toEqual([])
      await film(page).evaluate((video: HTMLVideoElement) => (video.muted = true))
      await page.getByRole('link', { name: `Watch the video ${label}` }).click()
      await expect(film(page)).toBeFocused()
      expect(await film(page).evaluate((video: HTMLVideoElement) => video.controls)).toBe(true)
      await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
      const [shown] = await film(page).evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, cues }) => [language, cues?.length]),
      )
      expect(shown).toEqual(['en', sentences])
    })

  test('of a story plays in place of its picture, with captions', async ({ page }) => {
    await page.goto('/de/stories/a-crimp-has-a-curve')
    await waitForHydration(page)
    const video = page.locator('main video')
    await expect(video).toHaveAttribute('aria-label', 'Ein Crimp hat eine Kurve')
    await video.evaluate((element: HTMLVideoElement) => (element.muted = true))
    await page.getByRole('link', { name: 'Video ansehen Ein Crimp hat eine Kurve' }).click()
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
    const languages = await video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].map(({ language, mode }) => `${language} ${mode}`),
    )
    expect(languages).toEqual(['en disabled', 'de showing'])
    await expect(page.locator('main a[href*="video."]')).toHaveCount(0)
  })

  for (const path of ['/en', '/en-us', machine])
    test(`repeats silently over the first picture, and can be paused: ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(path)
      const loop = page.locator('video[loop]')
      await expect.poll(() => loop.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
      expect(await loop.evaluate((video: HTMLVideoElement) => [video.muted, video.controls])).toEqual([true, false])
      await page.getByRole('button', { name: 'Pause film' }).click()
      await expect.poll(() => loop.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
      await page.getByRole('button', { name: 'Play film' }).click()
      await expect.poll(() => loop.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    })

  test('does not move for visitors who prefer reduced motion', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en')
    await waitForHydration(page)
    await expect(page.locator('main img').first()).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    expect(asked.filter((url) => url.includes('/file/film-'))).toEqual([])
  })

  test('supports range requests (ROUTE-42)', async ({ request }) => {
    const answer = await request.get('/file/film-cs-240', { headers: { range: 'bytes=0-99' } })
    expect([answer.status(), answer.headers()['content-type'], (await answer.body()).length]).toEqual([
      206,
      'video/mp4',
      100,
    ])
    const captions = await request.get('/file/film-cs-240-captions?l=de')
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00\.000 --> 00:02\.800\nDie CS 240/)
  })

  test('of another company is a link, and nothing of it is requested before', async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    await page.goto(page50)
    await waitForHydration(page)
    const link = page.getByRole('link', { name: 'Watch the video (2:22)' })
    await expect(link).toHaveAttribute('href', 'https://video.kudex.example/high-voltage')
    await expect(page.getByText('Nothing of it is fetched before you open it.')).toBeVisible()
    expect(elsewhere).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test('tables and questions are valid HTML, have headers and fit every width', async ({ page, request }) => {
  expect(await findHtmlProblems(await (await request.get(page50)).text())).toEqual([])
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(page50)
    await waitForHydration(page)
    await expect(page.getByRole('rowheader', { name: 'Braid' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Tool' })).toBeAttached()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    expect(await listViolations(page)).toEqual([])
  }
})

test('a picture exists in its presets only, and a cached one answers 304 (IMG-01…08)', async ({ page, request }) => {
  await page.goto(machine)
  const shown = await page.locator('main picture source').first().getAttribute('srcset')
  const path = shown?.split(' ')[0] ?? ''
  const first = await request.get(path)
  expect([first.status(), first.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  const etag = first.headers()['etag'] ?? ''
  expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  expect((await request.get(path.replace(/\/images\/[^/]+\//, '/images/w-200/'))).status()).toBe(400)
  expect((await request.get('/images/gallery/nothing-00000000.webp')).status()).toBe(404)
})

test('a comparison stays the same in another language (CMP-08, NAV-23)', async ({ page }) => {
  await page.goto('/en/comparison/benchtop-cut-strip?product=cs-240&product=cs-120&identical=hidden')
  const links = await page
    .locator('a[hreflang="de"], a[lang="de"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toContain('/de/comparison/benchtop-cut-strip?product=cs-240&product=cs-120&identical=hidden')
})

function enlargeLink(page: Page): Locator {
  return page.getByRole('link', { name: /Enlarge picture$/ }).first()
}

function film(page: Page): Locator {
  return page.locator('main video:not([loop])')
}
