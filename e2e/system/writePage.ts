import { expect, type Page } from '@playwright/test'

/** Adds blocks of eight kinds in the form of a page and fills in their first texts. */
export async function writeBlocks(page: Page): Promise<void> {
  const texts = [
    ['Hero', 'Title', 'Eight kinds of blocks'],
    ['Text', 'Title', 'Measured'],
    ['Quote', 'Text', 'Copper is patient.'],
    ['Facts', 'Title', 'In numbers'],
    ['Links', 'Title', 'More'],
    ['Locations', 'Title', 'Where we are'],
    ['Products', 'Title', 'Our machines'],
    ['Teasers', 'Title', 'Read on'],
  ] as const
  for (const [index, [kind, label, text]] of texts.entries()) {
    await page.getByLabel('New block').selectOption({ label: kind })
    await page.getByRole('button', { name: 'Add block' }).press('Enter')
    const block = page.getByRole('group', { name: `${index + 1}. ${kind}` })
    await block.getByLabel(label, { exact: true }).fill(text)
  }
  await expect(page.getByText('All changes are saved as a draft.')).toBeVisible()
}

/** Sends a page to a translation office and imports its file with the German texts, as a program does. */
export async function translate(services: string, id: string): Promise<void> {
  const send = async (method: string, path: string, body: string, type: string, version = {}) => {
    const response = await fetch(`${services}/content/write/${path}`, {
      method,
      headers: { authorization: 'Bearer demo-content-write-token', 'content-type': type, ...version },
      body,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`)
    return text
  }
  const json = 'application/json'
  const page = await fetch(`${services}/content/write/pages/${id}`, {
    headers: { authorization: 'Bearer demo-content-write-token' },
  })
  const { draft } = (await page.json()) as { draft: { title: string; blocks: Record<string, unknown>[] } }
  // The texts of a page in one language have none of their own.
  const toEnglish = (text: unknown) => (typeof text === 'string' ? { en: text } : text)
  const blocks = draft.blocks.map((block) => ({
    ...block,
    ...('title' in block && { title: toEnglish(block['title']) }),
    ...('text' in block && { text: toEnglish(block['text']) }),
  }))
  const languages = { languages: ['en', 'de'], translationTargetLanguages: ['de'] }
  const value = { ...draft, ...languages, title: toEnglish(draft.title), blocks }
  await send('PUT', `pages/${id}`, JSON.stringify(value), json, { 'if-match': '*' })
  const exported = await send('POST', 'translations/export', JSON.stringify({ pages: [id], language: 'de' }), json)
  const translated = exported
    .replaceAll(/<target>[^]*?<\/target>/g, '')
    .replaceAll(/<source>([^]*?)<\/source>/g, '$&<target>$1</target>')
    .replace('<target>Copper is patient.', '<target>Kupfer ist geduldig.')
  await send('POST', 'translations/import', translated, 'application/xliff+xml')
}
