import { signIn } from '../system/signIn.ts'
import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'

test.describe('the next release', () => {
  test('is switched on and off by the address and kept by a cookie; it hides the last menu entry and the careers pages (PAGE-26, NAV-05, NAV-06)', async ({
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
    // It stays on for later pages, also after client navigation.
    await page.goto('/en')
    await waitForHydration(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click()
    await expect(page).toHaveURL(/\/en\/about$/)
    await expect(menu.getByText('Careers')).toHaveCount(0)
    expect((await page.request.get('/en/careers')).status()).toBe(404)
    // Other sites ignore it.
    expect((await page.request.get('/en/strivona')).status()).toBe(200)

    await page.goto('/en?nextRelease=false')
    expect(await cookie()).toBeUndefined()
    await expect(menu.getByText('Careers')).toBeVisible()
    expect((await page.request.get('/en/careers')).status()).toBe(200)
  })
})

test.describe('the layout options of a page', () => {
  test('apply to that page only: a hidden header returns on the next page and is hidden again after Back (NAV-12, PAGE-22)', async ({
    page,
  }) => {
    await page.goto('/en/fair-screen')
    await waitForHydration(page)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await expect(page).toHaveURL(/\/en\/imprint$/)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/fair-screen$/)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  test('do not include the footer: every page has it, with contact link and sections (NAV-11)', async ({ page }) => {
    for (const path of ['/en', '/en/products', '/en/fair-screen', '/en/mykomax/logout', '/en/nowhere']) {
      await page.route(/\/authorize\?/, () => undefined)
      const html = await (await page.request.get(path)).text()
      const footer = html.slice(html.lastIndexOf('<footer'))
      expect(footer, path).toContain('Talk to an expert')
      expect(footer, path).toContain('Preventive maintenance')
    }
  })

  test('do not change the footer’s theme, which is dark on this site (NAV-11)', async ({ page }) => {
    await page.goto('/en/products')
    await expect(page.getByRole('contentinfo')).toHaveCSS('color-scheme', 'dark')
    await expect(page.getByRole('main')).not.toHaveCSS('color-scheme', 'dark')
  })

  test('show the breadcrumbs Home, 404 on a missing page (NAV-20)', async ({ page, problems }) => {
    problems.ignore(/404/)
    await page.goto('/en/nope')
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
    // Home is an icon with an accessible name.
    await expect(trail.getByRole('listitem')).toHaveText(['', '404'])
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  })
})

test('the user menu offers what the roles allow, and none of it before sign-in (NAV-13, NAV-14)', async ({ page }) => {
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
