import { loadModule } from '@kudex/ui-stories/modules'
import { createDataHook } from '../../shared/data/createDataHook.ts'
import { createGuideData } from '../createGuideData.ts'
import { readGuideStory } from '../readGuideScope.ts'

/** Modules of the style guide. Loads the one that is shown, so that it renders at once. */
export const data = createDataHook(async (request) => {
  await loadModule(readGuideStory(request.fullPath))
  return createGuideData(request, 'Modules')
})
