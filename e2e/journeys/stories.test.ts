import { sample } from '../system/checkSize.ts'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { open } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'

const story = '/en/stories/the-last-ten-millimetres'

test.describe('a reader of stories', () => {
  test('filters by category and videos at once; address, Back and reload agree (STORY-03, STORY-04)', async ({
    page,
  }) => {
    await open(page, '/en/stories')
    await expect(page.getByText('30 stories')).toBeVisible()
    await page.getByRole('radio', { name: 'Technology' }).check()
    await expect(page).toHaveURL(/\/en\/stories\?category=technology$/)
    await expect(page.getByText('7 stories')).toBeVisible()
    await page.getByRole('switch', { name: 'Videos only' }).or(page.getByLabel('Videos only')).first().check()
    await expect(page).toHaveURL(/category=technology&videos=on$/)
    await expect(page.getByText('3 stories')).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    await page.reload()
    await expect(page.getByText('3 stories')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('7 stories')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('30 stories')).toBeVisible()
  })

  test('sees the switch of a filter off after a step back (STORY-04)', async ({ page }) => {
    await open(page, '/en/stories')
    const videosOnly = page.getByRole('switch', { name: 'Videos only' })
    await videosOnly.check()
    await expect(page).toHaveURL(/\?videos=on$/)
    await expect(page.getByText('30 stories')).toBeHidden()
    await page.goBack()
    await expect(page.getByText('30 stories')).toBeVisible()
    await expect(videosOnly).not.toBeChecked()
  })

  test('loads more in the list, with the number in the address', async ({ page }) => {
    await open(page, '/en/stories')
    await expect(page.getByText('1 - 13 of 30')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByText('1 - 25 of 30')).toBeVisible()
    await expect(page).toHaveURL(/\?page=2$/)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  })

  test('sees a message if no story matches (STORY-06)', async ({ page }) => {
    await page.goto('/en/stories?category=nobody')
    await expect(page.getByText('No stories were found for your filter settings.')).toBeVisible()
  })

  test('reads a story, its people and what to read next (STORY-05, STORY-07, STORY-12)', async ({ page }) => {
    await page.goto(story)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last ten millimetres of a wire')
    await expect(page.getByRole('heading', { name: 'A cut is a decision' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recommended reads' })).toBeVisible()
    await page.getByRole('link', { name: 'Ines Caduff' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines Caduff')
    await page.getByRole('main').getByRole('link', { name: 'The last ten millimetres of a wire' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Back to all stories' }).first().click()
    await expect(page).toHaveURL(/\/en\/stories$/)
  })

  test('shares the canonical address: sheet of the device, e-mail and copy (STORY-08)', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data: unknown) => void shared.push(data),
      })
    })
    await page.goto(`${story}?from=mail`)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(/\/en\/stories\/the-last-ten-millimetres$/)
    const mail = await page.getByRole('link', { name: 'E-mail' }).getAttribute('href')
    expect(mail).toContain(encodeURIComponent(canonical ?? ''))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The link was copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
    await page.getByRole('button', { name: 'Share with …' }).click()
    expect(await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared[0]?.url)).toBe(
      canonical,
    )
  })

  test('finds the same in German, and in French what is written in French (LOCALE-18)', async ({ page }) => {
    await page.goto('/de/stories/the-last-ten-millimetres')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die letzten zehn Millimeter einer Leitung')
    await expect(page.getByText('12. November 2026')).toBeVisible()
    await page.goto('/fr-ch/stories/the-last-ten-millimetres')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les dix derniers millimètres d’un câble')
    await page.goto('/fr-ch/stories/a-crimp-has-a-curve')
    await expect(page.getByRole('region', { name: /langue/i })).toBeVisible()
    // The roles of some people are in German and English only.
    await page.goto('/fr-ch/stories/contacts')
    await expect(page.getByText('Produktmanager Crimpen')).toHaveAttribute('lang', 'de')
    await page.goto('/zh-cn/stories')
    await expect(page.locator('label[lang=en]', { hasText: 'Technology' })).toBeVisible()
    await page.goto('/fr-ch/stories')
    await expect(page.locator('h2[lang=de], h2[lang=en]').first()).toBeVisible()
  })

  test('gets 404 with the address for unknown stories (ROUTE-38, ROUTE-39, ROUTE-52)', async ({
    page,
    request,
    problems,
  }) => {
    problems.ignore(/status of 404/)
    for (const path of ['/en/stories/nope', '/en/stories/contacts/nobody', '/en/strivona/stories'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404])
    await page.goto('/en/stories/nope?x=1')
    await expect(page.getByText('Page not found: /en/stories/nope?x=1')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form and "more" is a link (STORY-03)', async ({ page }) => {
    await page.goto('/en/stories')
    await page.getByText('People', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page.getByText('6 stories')).toBeVisible()
    await page.goto('/en/stories')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.getByText('1 - 25 of 30')).toBeVisible()
  })
})

test('stories have structured data with authors and dates, and link their feeds (STORY-09)', async ({
  page,
  request,
}) => {
  await page.goto(story)
  const documents = await page.locator('script[type="application/ld+json"]').allTextContents()
  const article = documents
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Article')
  expect(article).toMatchObject({
    headline: 'The last ten millimetres of a wire',
    datePublished: '2026-11-12T06:30:00.000Z',
    author: [{ name: 'Mara Lindqvist' }, { name: 'Ines Caduff' }],
  })
  await page.goto('/en/stories?category=people')
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  expect(feed).toMatch(/stories\.atom\?category=people$/)
  const answer = await request.get(feed ?? '')
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  expect((await answer.text()).match(/<entry/g)).toHaveLength(6)
  const sitemap = await (await request.get('/sitemaps/kudex/en-1.xml')).text()
  for (const path of ['/en/stories', '/en/stories/contacts', story]) expect(sitemap).toContain(`${path}</loc>`)
})

for (const path of sample(['/en/stories', '/en/stories/contacts', story, '/en/stories/contacts/mara-lindqvist'], 2))
  test(`${path} passes axe in light and dark, is valid and fits 320 px`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    // At the end of the page the button bar covers nothing.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await listViolationsOfSchemes(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    const html = await (await request.get(path)).text()
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(await findHtmlProblems(html)).toEqual([])
  })
