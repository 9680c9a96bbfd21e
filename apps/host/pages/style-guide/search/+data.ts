import { searchGuide } from '@kudex/ui-stories/searchGuide'
import { createDataHook } from '../../shared/data/createDataHook.ts'
import { createGuideData } from '../createGuideData.ts'
import { readGuideQuestion } from '../readGuideScope.ts'

/** Search over the documentation pages of the style guide. */
export const data = createDataHook((request) => {
  const question = readGuideQuestion(request.fullPath)
  const title = question ? `Search for “${question}”` : 'Search'
  return createGuideData(request, title, { question, results: searchGuide(question) })
})
