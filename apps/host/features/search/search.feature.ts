import type { Feature } from '../shared/feature.types.ts'
import { SearchSlot } from './SearchSlot.tsx'

/**
 * The search in the header of every site (NAV-08): a link, in place of which a field with suggestions loads on use. The
 * search page is a content page, so the feature owns no area.
 */
export const searchFeature: Feature = {
  name: 'search',
  isEverywhere: true,
  slots: { headerAction: SearchSlot },
}
