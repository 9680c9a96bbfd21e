import { authFeature } from './auth/auth.feature.ts'
import { basketFeature } from './basket/basket.feature.ts'
import { contactFeature } from './contact/contact.feature.ts'
import { newsFeedFeature } from './news-feed/newsFeed.feature.ts'
import type { FeaturePlug } from './plug/index.ts'
import { searchFeature } from './search/search.feature.ts'
import { thirdPartiesFeature } from './third-parties/thirdParties.feature.ts'

/** The features of the host; adding one is its folder, its pages and one line here. */
export const plugs: readonly FeaturePlug[] = [
  authFeature,
  searchFeature,
  basketFeature,
  newsFeedFeature,
  // The last of the side buttons: it stands lowest, nearest to the thumb.
  contactFeature,
  thirdPartiesFeature,
]

/** The features that a site's record names and those of every site, in the order of the list above. */
export function listSitePlugs(features: readonly string[]): readonly FeaturePlug[] {
  return plugs.filter((plug) => plug.isEverywhere || features.includes(plug.name))
}
