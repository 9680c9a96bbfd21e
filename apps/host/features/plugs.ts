import { authFeature } from './auth/auth.feature.ts'
import type { FeaturePlug } from './plug/index.ts'

/** The features of the host; adding one is its folder, its pages and one line here. */
export const plugs: readonly FeaturePlug[] = [authFeature]

/** The features that a site's record names, in the order of the list above. */
export function listSitePlugs(features: readonly string[]): readonly FeaturePlug[] {
  return plugs.filter((plug) => features.includes(plug.name))
}
