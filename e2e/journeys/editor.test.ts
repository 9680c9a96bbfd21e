import { listViolations, listViolationsOfBoth } from '../system/listViolations.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'
import { writeContent } from '../system/writeContent.ts'

test('an editor signs in, reads a draft, starts and resets a translation, and signs out (EDITOR-01…03, EDITOR-07, EDITOR-10, TRANS-01)', async ({
  page,
}) => {
  await page.goto('/en/editor')
  await page.getByLabel('Your name').fill('Eva')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This password is not right.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Eva')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.keyboard.press('Enter')
  const tree = page.getByRole('navigation', { name: 'Pages of the site' })
  await expect(tree.getByText('Hidden').first()).toBeVisible()
  await expect(tree.getByText('Changed').first()).toBeVisible()

  await page.getByLabel('Version').selectOption('DRAFT')
  await page.getByRole('button', { name: 'Show' }).click()
  await tree.getByRole('link', { name: 'Notes on copper' }).click()
  const bar = page.getByRole('region', { name: 'Editor area' })
  await expect(bar.getByRole('link', { name: 'Draft' })).toHaveAttribute('aria-current', 'true')
  const draft = page.getByRole('main').getByText('Measured again:')
  await expect(draft).toBeVisible()
  await bar.getByRole('link', { name: 'Published' }).click()
  await expect(bar.getByRole('link', { name: 'Published' })).toHaveAttribute('aria-current', 'true')
  await expect(draft).toBeHidden()

  await bar.getByRole('link', { name: 'Translations' }).click()
  await page.getByRole('button', { name: 'Start translation' }).click()
  await expect(page.getByText('The translation was started.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'In progress' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Reset translation' }).click()
  await expect(page.getByText('The translation was reset.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'In progress' })).toHaveCount(0)

  await page.goto('/en/editor')
  const search = page.getByLabel('Title or address')
  for (const text of ['copper', 'no such page']) {
    await search.fill(text)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
  }
  await page.goBack()
  await expect(tree.getByRole('link', { name: 'Notes on copper' })).toBeVisible()
  await expect(search).toHaveValue('copper')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to the editor area' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('kudex-editor')
})

test('an account with the role of editors opens the editor area without the password', async ({ page }) => {
  await signIn(page, 'eva.editor@kudex.example')
  await page.goto('/en/editor')
  await expect(page.getByText(/^Logged in as .*Ed/)).toBeVisible()
})

test('the check before publishing knows the product finder, and services in lists of products (issue 15)', async ({
  page,
}) => {
  await signIn(page, 'eva.editor@kudex.example')
  for (const id of ['kudex-home', 'kudex-support']) {
    await page.goto(`/en/editor/pages/${id}/publishing`)
    await expect(page.getByRole('heading', { name: 'Before you publish' })).toBeVisible()
    await expect(page.getByText('does not exist')).toHaveCount(0)
  }
})

test('an editor sends a page to a translation office and imports its file, or reads what is wrong with it (TRANS-07)', async ({
  page,
  problems,
}) => {
  problems.ignore(/status of 400/)
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Translations of all pages' }).click()
  await expect(page.getByRole('heading', { name: 'Translations of all pages' })).toBeVisible()
  await page.getByLabel('Title or address').fill('/careers')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('checkbox', { name: 'Careers' }).check()
  await page.getByLabel('Target language').selectOption('de')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as XLIFF' }).click()
  const chunks = await (await (await downloading).createReadStream()).toArray()
  const exported = Buffer.concat(chunks as Buffer[]).toString()
  expect(exported).toContain('version="2.1"')
  await page.reload()
  await expect(page.getByRole('cell').getByLabel('In progress')).toBeVisible()

  await page.getByRole('link', { name: 'Import translations' }).click()
  const send = async (text: string) => {
    await page
      .getByLabel('XLIFF file')
      .setInputFiles({ name: 'pages-de.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Import' }).click()
  }
  await send(exported.replace('version="2.1"', 'version="1.2"'))
  await expect(page.getByRole('alert')).toContainText('Nothing was imported')
  await send(
    exported
      .replaceAll(/<target>[^]*?<\/target>/g, '')
      .replaceAll(/<source>([^]*?)<\/source>/g, '$&<target>$1</target>'),
  )
  await expect(page.getByText('The translation of one page was imported.')).toBeVisible()
})

test('an editor translates a page beside its source, with its preview in that language (issue 15)', async ({
  page,
}) => {
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await page.goto('/en/editor/pages/kudex-roadmap')
  await page.getByLabel('Language of the texts').selectOption({ label: 'German' })
  const title = page.getByRole('group', { description: 'English What comes next' }).first()
  await expect(title.getByRole('textbox')).toHaveValue('Was als Nächstes kommt')
  await expect(title.locator('[lang=en]')).toHaveText('What comes next')
  const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(preview).toHaveText('Was als Nächstes kommt')
  expect(await listViolationsOfBoth(page)).toEqual([])
})

test('an editor sees in the list of all changes that an entry was deleted, and restores it (issue 15)', async ({
  page,
}) => {
  const target = { kind: 'path', text: 'About us', path: '/about' }
  await writeContent('PUT', 'redirects/deleted-once', { siteId: 'kudex', previousUrl: '/deleted-once', target })
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.getByLabel('Your name', { exact: false }).fill('Eva Müller')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Further content' }).click()
  await page.getByRole('link', { name: 'Redirects' }).click()
  await expect(page.getByRole('heading', { name: 'Redirects', level: 1 })).toBeVisible()
  await page.getByLabel('Title, detail or id').fill('deleted-once')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: '/deleted-once' }).click()
  await page.getByText('Delete this entry').click()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete now' }).click()
  await page.getByRole('link', { name: 'All changes' }).click()
  await expect(page.getByRole('heading', { name: 'All changes', level: 1 })).toBeVisible()
  await page.getByLabel('Who').selectOption('Eva Müller')
  await page.getByLabel('Kind of content').selectOption('Redirects')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('1 change', { exact: true })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  const row = page.getByRole('row', { name: '/deleted-once' })
  await expect(row).toContainText('Deleted')
  await row.getByRole('link', { name: '/deleted-once' }).click()
  await expect(page.getByText('This entry was deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('The version was restored.')).toBeVisible()
  await page.getByRole('link', { name: 'Changes in version 3' }).click()
  await expect(page.getByText('There is no earlier version to compare with.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByLabel('Old address')).toHaveValue('/deleted-once')
})

test('an editor chooses the product of a redirect by its name, by keyboard, also if the former one is gone (issue 15)', async ({
  page,
}) => {
  const target = { kind: 'product', text: 'Machine', productSlug: 'gone-machine' }
  await writeContent('PUT', 'redirects/to-machine', { siteId: 'kudex', previousUrl: '/to-machine', target })
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await page.goto('/en/editor/redirects/to-machine')
  const product = page.getByRole('combobox', { name: 'Product' })
  await expect(product).toHaveValue('gone-machine (not available)')
  await product.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('CS 240')
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(product).toHaveValue('CS 240')
  await page.getByRole('button', { name: 'Save now' }).press('Enter')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  await page.reload()
  await expect(product).toHaveValue('CS 240')
  await page.goto('/en/to-machine')
  await expect(page).toHaveURL(/\/cs-240$/)
})

test('an editor is led to the field of a menu that is not accepted, also if it is collapsed (issue 15)', async ({
  page,
  problems,
}) => {
  problems.ignore(/status of 422/)
  const items = ['One', 'Two'].map((title) => ({ id: `spare-${title.toLowerCase()}`, title, url: '/about' }))
  await writeContent('PUT', 'navigations/spare-menu', { items })
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('kudex-editor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  await page.goto('/en/editor/navigations/spare-menu')
  const second = page.getByRole('group', { name: 'Entries 2: Two', exact: true })
  const address = second.getByLabel('Address', { exact: true })
  await second.getByText('Fields').click()
  await address.fill('javascript:alert(1)')
  await second.getByText('Fields').click()
  await expect(address).toBeHidden()
  await page.getByRole('button', { name: 'Save now' }).press('Enter')
  await page.getByRole('button', { name: 'Entries – 2 – Address' }).press('Enter')
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/^Enter a path/)
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('/products')
  await page.getByRole('button', { name: 'Save now' }).press('Enter')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
})
