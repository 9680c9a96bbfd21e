import { preloadProductActions } from '../../../features/featureRegistry.ts'
import type { PagePreload } from '../../pageContext.types.ts'
import { ProductListing } from './ClassificationPage.tsx'

/**
 * Loads what a catalogue page needs before it is rendered: the list of a classification also before hydration, so that
 * its fields keep their focus; product actions before client navigation only. A list is below the first view.
 */
export function preloadCatalogue(page: { readonly props: unknown; readonly isHydration: boolean }): PagePreload {
  const actions = page.isHydration ? undefined : preloadProductActions()
  if (!hasListing(page.props)) return { firstView: actions }
  return { lowerParts: Promise.allSettled([actions, ProductListing.preload()]) }
}

function hasListing(props: unknown): boolean {
  return typeof props === 'object' && props !== null && 'listing' in props
}
