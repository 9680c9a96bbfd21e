import { authFeature } from './auth/auth.feature.ts'
import { basketFeature } from './basket/basket.feature.ts'
import { editorFeature } from './editor/editor.feature.ts'
import { contactFeature } from './contact/contact.feature.ts'
import { newsFeedFeature } from './news-feed/newsFeed.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import type { Feature } from './shared/feature.types.ts'
import { thirdPartiesFeature } from './third-parties/thirdParties.feature.ts'

/** The features of the host. To add one, add its folder, its pages and one line here. */
export const featureRegistry: readonly Feature[] = [
  authFeature,
  searchFeature,
  // The side buttons in their order. The first appears last, because it needs most code, and moves no other. The last is
  // the lowest, nearest to the thumb.
  newsFeedFeature,
  basketFeature,
  contactFeature,
  thirdPartiesFeature,
  editorFeature,
]

/** The features that a site's record names and those of every site, in the order of the registry. */
export function listSiteFeatures(names: readonly string[]): readonly Feature[] {
  return featureRegistry.filter(({ name, isEverywhere }) => isEverywhere || names.includes(name))
}

/** Loads the code of all product actions. */
export async function preloadProductActions(): Promise<void> {
  await Promise.allSettled(featureRegistry.flatMap(({ slots: { productAction } }) => productAction?.preload() ?? []))
}
