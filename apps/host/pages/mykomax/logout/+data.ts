import { createPageData } from '../../shared/data/createPageData.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** The page that signs out; contains no user data. */
export const data = createDataHook((request) =>
  createPageData(request, { title: 'mykomax', breadcrumbs: [], isIndexed: false, props: {} }),
)
