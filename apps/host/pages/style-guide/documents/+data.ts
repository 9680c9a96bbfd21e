import { findTitle, loadDocument } from '@kudex/ui-stories/documents'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'
import { createGuideData } from '../createGuideData.ts'

/** Documentation pages of the style guide. Loads the page, so that it renders at once. */
export const data = createDataHook(async (request) => {
  const document = request.address.path.split('/').at(-1) ?? ''
  const title = findTitle(document)
  if (title === undefined) abortWithNotFound('route')
  await loadDocument(document)
  return createGuideData(request, title.split('/').at(-1) ?? title, { document })
})
