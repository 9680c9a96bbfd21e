import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'

test('an editor signs in, reads a draft, starts and resets a translation, and signs out (EDITOR-01…03, EDITOR-07, EDITOR-10, TRANS-01)', async ({
  page,
}) => {
  await page.goto('/en/editor')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This password is not right.')).toBeVisible()
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
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the editor area' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('kudex-editor')
})

test('an account with the role of editors opens the editor area without the password', async ({ page }) => {
  await signIn(page, 'eva.editor@kudex.example')
  await page.goto('/en/editor')
  await expect(page.getByText(/^Signed in as .*Ed/)).toBeVisible()
})
