import type { Feature } from '../shared/feature.types.ts'
import { SearchSlot } from './SearchSlot.tsx'

/**
 * The header's way to the search, on every site (NAV-08). A link at first; the field with suggestions comes when it is
 * used. The page itself is content like any other, so the feature owns no area.
 */
export const searchFeature: Feature = {
  name: 'search',
  isEverywhere: true,
  slots: { headerAction: SearchSlot },
}
