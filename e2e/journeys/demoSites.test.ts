import { kudexOrigin, origin, ports, strivonaOrigin } from '../system/addresses.ts'
import { isFull, sample } from '../system/checkSize.ts'
import { expect, test } from '../system/test.ts'

interface DemoSite {
  readonly slug: string | null
  readonly brand: string
  /** Accessible name of the logo. */
  readonly name: string
  /** Offered locales without country; the first one is tested. */
  readonly languages: readonly string[]
  readonly title: string
  /** A footer link that only this site has. */
  readonly footer: string
  /** The site's own origin, if it has one beside its slug on localhost. */
  readonly ownHost?: string
  readonly underMainDomain?: boolean
  readonly isCut?: boolean
}

/** The nine demo sites of the contract and what distinguishes them. */
const sites: readonly DemoSite[] = [
  {
    slug: null,
    brand: 'kudex',
    name: 'Kudex',
    languages: ['en', 'de'],
    title: 'Every wire. Exactly.',
    footer: 'Sustainability',
    ownHost: kudexOrigin,
  },
  {
    slug: 'strivona',
    brand: 'strivona',
    name: 'Strivona',
    languages: ['en', 'de'],
    title: 'Hands free for thinking',
    footer: 'About Strivona',
    ownHost: strivonaOrigin,
    isCut: true,
  },
  {
    slug: 'veritesta',
    brand: 'veritesta',
    name: 'Veritesta',
    languages: ['en', 'de', 'fr'],
    title: 'Good is a number',
    footer: 'Crimp force',
    underMainDomain: true,
  },
  {
    slug: 'conexara',
    brand: 'conexara',
    name: 'Conexara',
    languages: ['en', 'de', 'es'],
    title: 'It clicks once. It stays.',
    footer: 'Housings',
    underMainDomain: true,
  },
  {
    slug: 'north-america-events',
    brand: 'north-america-events',
    name: 'North America Events',
    languages: ['en'],
    title: 'Bring your own wire',
    footer: 'Workshops',
    underMainDomain: true,
  },
  {
    slug: 'smart-cabinet-building',
    brand: 'smart-cabinet-building',
    name: 'Smart Cabinet Building',
    languages: ['de'],
    title: 'Verdrahten statt suchen',
    footer: 'Was es bringt',
    underMainDomain: true,
  },
  {
    slug: 'brand-portal',
    brand: 'brand-portal',
    name: 'Brand Portal',
    languages: ['en'],
    title: 'One signal at a time',
    footer: 'Voice',
    underMainDomain: true,
  },
  {
    slug: 'productronica',
    brand: 'fairs',
    name: 'productronica',
    languages: ['en', 'de'],
    title: 'The line runs. Stop it.',
    footer: 'For the stand team',
    underMainDomain: true,
  },
  {
    slug: 'expo-2024',
    brand: 'fairs',
    name: 'Expo 2024',
    languages: ['en', 'de'],
    title: 'Three days. No carpet.',
    footer: 'Machines shown',
    underMainDomain: true,
  },
]

/** Tested with all hosts, languages and fonts; the others at the reduced size by their home only. */
const thorough = isFull ? sites : [...sample(sites, 3), ...sites.filter(({ isCut }) => isCut)]
test.beforeAll(() =>
  console.log(`Demo sites: ${isFull ? sites.length : `${thorough.length} of ${sites.length} thoroughly (reduced)`}`),
)

const homeOf = ({ slug }: DemoSite, locale: string): string => (slug === null ? `/${locale}` : `/${locale}/${slug}`)

for (const site of sites) {
  const locale = site.languages[0] ?? 'en'
  const isThorough = thorough.includes(site)
  const addresses = [
    origin + homeOf(site, locale),
    ...(site.ownHost && isThorough ? [`${site.ownHost}/${locale}`] : []),
    ...(site.underMainDomain && isThorough ? [kudexOrigin + homeOf(site, locale)] : []),
  ]

  test.describe(site.name, () => {
    for (const address of addresses)
      test(`has its own header, footer, theme and home at ${address.replace(`:${ports.host}`, '')} (SITE-01)`, async ({
        page,
      }) => {
        await page.goto(address, { waitUntil: 'networkidle' })
        await expect(page.locator('html')).toHaveAttribute('data-brand', site.brand)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title)
        await expect(page.getByRole('banner').getByRole('link', { name: site.name }).first()).toBeVisible()
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: site.footer, exact: true }).first(),
        ).toBeVisible()
      })

    if (!isThorough) return

    test('offers exactly its languages, in the selector and as addresses (SITE-21…23)', async ({ page, request }) => {
      await page.goto(homeOf(site, locale))
      const offered = await page
        .getByRole('banner')
        .locator('li [lang]')
        .evaluateAll((options) => options.map((option) => option.getAttribute('lang') ?? ''))
      const languages = new Set(offered.map((tag) => tag.replace(/-.*/, '')))
      for (const language of site.languages) expect(languages).toContain(language)
      for (const language of ['en', 'de'])
        if (!site.languages.includes(language)) expect(languages).not.toContain(language)
      for (const language of ['en', 'de', 'fr', 'es']) {
        const answer = await request.get(homeOf(site, language), { maxRedirects: 0 })
        expect([language, answer.status()]).toEqual([language, site.languages.includes(language) ? 200 : 302])
        if (answer.status() === 302) expect(answer.headers()['location']).toBe(homeOf(site, locale))
      }
    })

    test('uses the cut font in headings if the site asks for it (SITE-14)', async ({ page }) => {
      await page.goto(homeOf(site, locale), { waitUntil: 'networkidle' })
      const family = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll('"', ''))
      expect(await page.locator('html[data-cut-font]').count()).toBe(site.isCut ? 1 : 0)
      if (site.isCut) expect(family).toBe('Saira Variable')
      expect(
        await page.evaluate(
          (wanted) => [...document.fonts].some((face) => face.family.includes(wanted) && face.status === 'loaded'),
          family ?? '',
        ),
      ).toBe(true)
    })
  })
}

test('an international site redirects a country locale to the language (SITE-12)', async ({ request }) => {
  const answer = await request.get('/en-us/brand-portal/colour?from=mail', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/en/brand-portal/colour?from=mail'])
})

test('a country with its own home page gets it, all others get the general one (SITE-18)', async ({ page }) => {
  await page.goto('/en-us/north-america-events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doors open at eight')
  await page.goto('/en-gb/north-america-events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your own wire')
})

test('each site stores the locale in its own cookie and leaves that of the main site alone (LOCALE-14)', async ({
  page,
  context,
}) => {
  await page.goto('/de-ch')
  await page.goto('/fr/veritesta')
  await page.goto('/es/conexara')
  await expect
    .poll(async () =>
      Object.fromEntries(
        (await context.cookies())
          .filter(({ name }) => name.startsWith('kudex-locale'))
          .map(({ name, value }) => [name, value]),
      ),
    )
    .toEqual({ 'kudex-locale': 'de-ch', 'kudex-locale-veritesta': 'fr', 'kudex-locale-conexara': 'es' })
})

test('the footer of a site on its own domain leads to the main site (SITE-01, ROUTE-13)', async ({ page }) => {
  for (const locale of ['en', 'de-ch']) {
    await page.goto(`${strivonaOrigin}/${locale}`)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kudex', exact: true })
    await expect(link).toHaveAttribute('href', `${origin}/${locale}`)
  }
})

test('added languages are shown: French at Veritesta, Spanish at Conexara (SITE-23)', async ({ page }) => {
  await page.goto('/fr/veritesta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La qualité est un chiffre')
  await page.goto('/es/conexara')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un clic. Para siempre.')
})

test('North America Events names the next stop by the day of the visit, whenever the page was cached', async ({
  page,
}) => {
  const next = page.getByRole('main').locator('[aria-current="step"]')
  for (const [day, title] of [
    ['2027-02-09', 'Crimp quality'],
    ['2027-04-14', 'Wire Works'],
    ['2027-04-15', 'Changeover in ten minutes'],
  ]) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`))
    await page.goto('/en/north-america-events')
    await expect(next).toContainText(title ?? '')
  }
  await page.clock.setFixedTime(new Date('2028-01-01T12:00:00Z'))
  await page.goto('/en/north-america-events')
  await expect(next).toHaveCount(0)
})

test('Smart Cabinet Building opens with both cabinets and the time that is saved', async ({ page }) => {
  await page.goto('/de/smart-cabinet-building')
  const main = page.getByRole('main')
  // Beside the title and above its bar.
  await expect(main.getByText('13 Std. 10 Min.')).toHaveCount(2)
  await expect(main.getByText('13 Std. 10 Min.').first()).toBeVisible()
  await expect(main.getByText('6 Std. 35 Min. gespart')).toBeVisible()
})
