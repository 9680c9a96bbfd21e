import { guideTexts } from 'virtual:guide-texts'
import { findPages } from '../find/findPages.js'
import type { GuideResult } from './guide.types.js'

export { guidePages } from './guidePages.js'

const mostResults = 20

/** Finds documentation pages by words of their texts. Runs on the server: the index has the words of all pages. */
export function searchGuide(question: string): readonly GuideResult[] {
  return findPages(guideTexts, question)
    .slice(0, mostResults)
    .map(({ id, title, summary }) => ({ id: id.replace(/--docs$/, ''), title, summary }))
}
