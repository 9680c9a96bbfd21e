import { servicesOrigin } from '../system/addresses.ts'
import { waitForHydration } from '../system/pageState.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'

const serialNumber = 'CRIMPLINE4-19101'

test.describe('the machines of an organization', () => {
  test('are found by search and location, with the list in the address (INVENT-01, INVENT-03)', async ({ page }) => {
    await signIn(page, 'carla.customer@acme.example')
    await page.goto('/en/mykomax/inventory')
    await waitForHydration(page)
    const main = page.getByRole('main')
    await expect(main.getByText('40 machines')).toBeVisible()
    await main.getByRole('searchbox', { name: 'Name or serial number' }).fill(serialNumber)
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/search=CRIMPLINE4-19101/)
    await expect(main.getByRole('rowheader')).toHaveCount(1)
    await main.getByRole('searchbox', { name: 'Name or serial number' }).fill('nothing like it')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main.getByText('No entries found')).toBeVisible()
  })

  test('have a page with documents, tickets and a label, also in the earlier view (INVENT-02)', async ({ page }) => {
    await signIn(page, 'carla.customer@acme.example')
    await page.goto('/en/mykomax/inventory/old')
    const main = page.getByRole('main')
    await expect(main.getByRole('rowheader').first()).toBeVisible()
    await page.goto(`/en/mykomax/inventory/${serialNumber}`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByText('Leeds plant', { exact: true })).toBeVisible()
    await expect(main.getByText('Line 1 stands still: error E-214 at press 2')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Start a ticket for this machine' })).toHaveAttribute(
      'href',
      `/en/mykomax/tickets/newticket?machine=${serialNumber}`,
    )
    await main.getByRole('link', { name: 'Print a label' }).click()
    await expect(main.getByRole('img', { name: /^QR code: .*\/m\/CRIMPLINE4-19101$/ })).toBeVisible()
  })

  test('are not shown without the role (INVENT-04, PORTAL-20)', async ({ page }) => {
    await signIn(page, 'nora.none@acme.example')
    for (const path of ['', `/${serialNumber}`, '/nothing', '/transfers']) {
      await page.goto(`/en/mykomax/inventory${path}`)
      await expect(page.getByRole('main').getByText('You are not registered for this service')).toBeVisible()
    }
  })

  test('of another organization are not found, like unknown ones', async ({ page, problems }) => {
    problems.ignore(/status of 404/)
    await signIn(page, 'gina.other@globex.example')
    const texts: string[] = []
    for (const asked of [serialNumber, 'NOTHING-1']) {
      const response = await page.goto(`/en/mykomax/inventory/${asked}`)
      expect(response?.status()).toBe(404)
      // The page repeats its own address.
      texts.push((await page.getByRole('main').innerText()).replace(asked, ''))
    }
    expect(texts[0]).toBe(texts[1])
  })
})

test('the address of a nameplate leads over sign-in and the dashboard to the machine (ROUTE-49)', async ({ page }) => {
  await page.goto(`/m/${serialNumber}`)
  await page.waitForURL((url) => url.origin === servicesOrigin)
  await page.getByRole('textbox', { name: /e-mail/i }).fill('carla.customer@acme.example')
  await page.locator('input[type=password]').fill('Kudex-demo-1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/mykomax')
  await page.getByRole('link', { name: 'Continue there' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/mykomax/inventory/${serialNumber}$`))
  await expect(page.getByRole('main').getByText('Leeds plant', { exact: true })).toBeVisible()
})

test('a transfer is asked for by the owner and decided by internal staff', async ({ page, browser }) => {
  await signIn(page, 'adam.admin@acme.example')
  await page.goto('/en/mykomax/inventory/XS1-23139')
  await waitForHydration(page)
  const ask = page.getByRole('button', { name: 'Ask for the transfer' })
  await ask.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await page.getByLabel('Receiving organization').fill('Globex Kabel GmbH')
  await page.getByLabel('E-mail address of a contact there').fill('oscar.other@globex.example')
  await ask.press('Enter')
  await expect(page.locator(':focus').getByText(/A transfer to Globex Kabel GmbH was asked for/)).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, 'ines.internal@kudex.example')
  await staff.getByRole('link', { name: '1 transfer to decide' }).click()
  await waitForHydration(staff)
  const decline = staff.getByRole('button', { name: 'Decline the transfer' })
  await decline.press('Enter')
  await expect(staff.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await staff.getByLabel('Reason for declining').fill('The contract is missing.')
  await decline.press('Enter')
  await expect(staff.locator(':focus').getByText('The transfer was declined')).toBeVisible()
  await staff.context().close()

  await page.reload()
  await expect(page.getByText('The contract is missing.')).toBeVisible()
})

test('a registration for the direct service is sent and turns the tile pending (PORTAL-15, PORTAL-16)', async ({
  page,
}) => {
  await signIn(page, 'clara.cloud@acme.example')
  await page.goto('/en/mykomax/services/direct')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Register for the direct service' }).click()
  await expect(page.locator(':focus').getByText('Your registration has been sent')).toBeVisible()
  await expect(async () => {
    await page.goto('/en/mykomax')
    await expect(page.getByRole('main').getByText('Pending')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('wire-flow offers the cloud or the on-premises variant (PORTAL-10)', async ({ page, browser }) => {
  await signIn(page, 'clara.cloud@acme.example')
  await page.goto('/en/mykomax/wire-flow')
  await expect(page.getByRole('heading', { name: 'In your browser' })).toBeVisible()
  const onPremises = await (await browser.newContext()).newPage()
  await signIn(onPremises, 'otto.onprem@acme.example')
  await onPremises.goto('/en/mykomax/wire-flow')
  await expect(onPremises.getByRole('heading', { name: 'On your own server' })).toBeVisible()
  await onPremises.context().close()
})
