import { guidePages } from '@kudex/ui-stories/searchGuide'
import { createDataHook } from '../shared/data/createDataHook.ts'
import { createGuideData } from './createGuideData.ts'

/** Pages of stories. */
export const data = createDataHook((request) => {
  const title = guidePages.find(({ path }) => path === request.address.path)?.title
  return createGuideData(request, title ?? 'Pages')
})
