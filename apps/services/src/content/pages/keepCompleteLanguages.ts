import { listCompleteLanguages } from '../blocks/listCompleteLanguages.ts'
import type { PageRow } from './readPages.ts'

/** The page with only the languages in which visitors see it (PAGE-07). */
export function keepCompleteLanguages(page: PageRow): PageRow {
  const { languages, title, description } = page
  const blocks = page.blocks.map(({ content }) => content)
  return { ...page, languages: listCompleteLanguages({ languages, texts: [title, description], blocks }) }
}
