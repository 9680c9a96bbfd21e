import { signIn } from '../system/signIn.ts'
import { waitForLife } from '../system/screen.ts'
import { expect, test } from '../system/watched.ts'

test.describe('the next release', () => {
  test('is turned on by the address, kept by a cookie, and off again; the last menu entry and the careers pages go with it (PAGE-26, NAV-05, NAV-06)', async ({
    page,
    context,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main navigation' })
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'kudex-next-release')
    await page.goto('/en')
    await expect(menu.getByText('Careers')).toBeVisible()
    expect(await cookie()).toBeUndefined()

    await page.goto('/en?nextRelease=true')
    expect(await cookie()).toMatchObject({ sameSite: 'Lax', path: '/' })
    await expect(menu.getByText('Careers')).toHaveCount(0)
    // It stays on for every later page, also for one that a click opens.
    await page.goto('/en')
    await waitForLife(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click()
    await expect(page).toHaveURL(/\/en\/about$/)
    await expect(menu.getByText('Careers')).toHaveCount(0)
    expect((await page.request.get('/en/careers')).status()).toBe(404)
    // Other sites do not know it.
    expect((await page.request.get('/en/strivona')).status()).toBe(200)

    await page.goto('/en?nextRelease=false')
    expect(await cookie()).toBeUndefined()
    await expect(menu.getByText('Careers')).toBeVisible()
    expect((await page.request.get('/en/careers')).status()).toBe(200)
  })
})

test.describe('what a page asks of the frame', () => {
  test('ends with that page: a hidden header is back on the next one and after Back it is hidden again (NAV-12, PAGE-22)', async ({
    page,
  }) => {
    await page.goto('/en/fair-screen')
    await waitForLife(page)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await expect(page).toHaveURL(/\/en\/imprint$/)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/fair-screen$/)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  test('is not the footer: it stands on every page of the site with its contact link and sections (NAV-11)', async ({
    page,
  }) => {
    for (const path of ['/en', '/en/products', '/en/fair-screen', '/en/mykomax/logout', '/en/nowhere']) {
      await page.route(/\/authorize\?/, () => undefined)
      const html = await (await page.request.get(path)).text()
      const footer = html.slice(html.lastIndexOf('<footer'))
      expect(footer, path).toContain('Talk to an expert')
      expect(footer, path).toContain('Preventive maintenance')
    }
  })

  test('leads from a page that is not there home: Home, then 404 (NAV-20)', async ({ page, complaints }) => {
    complaints.ignore(/404/)
    await page.goto('/en/nope')
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
    // Home is a picture with a name.
    await expect(trail.getByRole('listitem')).toHaveText(['', '404'])
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  })
})

test('the user menu offers what the roles allow, and nothing of it before signing in (NAV-13, NAV-14)', async ({
  page,
}) => {
  const banner = page.getByRole('banner')
  await page.goto('/en')
  await expect(banner.getByText('Log in', { exact: true }).first()).toBeVisible()
  await expect(banner.getByText('Log out')).toHaveCount(0)
  await signIn(page, 'carla.customer@acme.example')
  await page.goto('/en')
  await banner.getByText('CC', { exact: true }).click()
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/en/mykomax/logout')
  await expect(banner.getByRole('link', { name: 'User administration' })).toHaveCount(0)
})
