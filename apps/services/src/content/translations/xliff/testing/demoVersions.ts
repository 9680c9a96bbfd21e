import { demo } from '../../../../../seed/demo/index.ts'
import type { StoredBlock } from '../../../blocks.types.ts'
import { toPageRows } from '../../../seeding/seedPages.ts'
import type { PageVersion } from '../../../write/pageVersions.ts'

/** No page of the demo has this kind. */
const storyOverview: StoredBlock = {
  kind: 'storyOverview',
  title: { en: 'Stories', de: 'Geschichten' },
  lead: null,
  categorySlug: null,
  videosOnly: false,
  count: 3,
}

const { pages, blocks } = await toPageRows(demo)

/** The pages of the demo, with every kind of block. */
export const versions = pages.map((row): PageVersion => {
  const own = blocks.filter(({ pageId, stage }) => pageId === row.id && stage === row.stage)
  return { row, blocks: [...own.map(({ content }) => content), ...(row.id === 'kudex-about' ? [storyOverview] : [])] }
})
