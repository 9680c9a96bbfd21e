import { expect, type Page } from '@playwright/test'
import { addBlock, tabAndPress, tabAndType } from './keyboard.ts'

/** Creates a page in English and German with blocks of eight kinds in its form, by keyboard alone. Returns its id. */
export async function writePage(page: Page, title: string, url: string): Promise<string> {
  await tabAndPress(page.getByRole('link', { name: 'New page' }), 'Enter')
  await tabAndType(page.getByLabel('Title', { exact: true }), title)
  await tabAndType(page.getByLabel('Address', { exact: true }), url)
  await page.keyboard.press('Enter')
  const settings = page.getByText('Address, languages and display')
  await tabAndPress(settings, 'Enter')
  for (const name of ['Languages', 'Target languages of the translation']) {
    const languages = page.getByRole('group', { name, exact: true })
    await tabAndPress(languages.getByRole('checkbox', { name: 'German' }), 'Space')
  }
  for (const [index, [kind, label, text]] of blocks.entries()) {
    await addBlock(page, { number: index + 1, kind, label, text })
  }
  await expect(page.getByText('All changes are saved as a draft.')).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const blocks = [
  ['Hero', 'Title', 'Eight kinds of blocks'],
  ['Text', 'Title', 'Measured'],
  ['Quote', 'Text', 'Copper is patient.'],
  ['Facts', 'Title', 'In numbers'],
  ['Links', 'Title', 'More'],
  ['Locations', 'Title', 'Where we are'],
  ['Products', 'Title', 'Our machines'],
  ['Teasers', 'Title', 'Read on'],
] as const

/** Sends a page to a translation office and imports its file, on the screens for it and by keyboard alone. */
export async function translatePage(page: Page, editor: string, url: string): Promise<void> {
  await page.goto(`${editor}/translations`)
  await tabAndType(page.getByLabel('Title or address'), url)
  await page.keyboard.press('Enter')
  await tabAndPress(page.getByRole('checkbox', { name: 'Eight kinds' }), 'Space')
  await tabAndType(page.getByLabel('Target language'), 'German')
  const downloading = page.waitForEvent('download')
  await tabAndPress(page.getByRole('button', { name: 'Download as XLIFF' }), 'Enter')
  const chunks = await (await (await downloading).createReadStream()).toArray()
  const translated = Buffer.concat(chunks as Buffer[])
    .toString()
    .replaceAll(/<target>[^]*?<\/target>/g, '')
    .replaceAll(/<source>([^]*?)<\/source>/g, '$&<target>$1</target>')
    .replace('<target>Copper is patient.', '<target>Kupfer ist geduldig.')
  // Early, because Chromium opens a dialog of its own until it has the order to report it instead.
  const choosing = page.waitForEvent('filechooser', { timeout: 60_000 })
  await tabAndPress(page.getByRole('link', { name: 'Import translations' }), 'Enter')
  await tabAndPress(page.getByLabel('XLIFF file'), 'Enter')
  const file = { name: 'de.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) }
  await (await choosing).setFiles(file)
  await tabAndPress(page.getByRole('button', { name: 'Import' }), 'Enter')
  await expect(page.getByText('The translation of one page was imported.')).toBeVisible()
}
