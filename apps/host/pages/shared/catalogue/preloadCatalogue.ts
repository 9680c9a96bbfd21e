import { preloadProductActions } from '../../../features/featureRegistry.ts'
import { ProductListing } from './ClassificationPage.tsx'

/**
 * Loads what a catalogue page needs before it is rendered: the list of a classification also before hydration, so that
 * its fields keep their focus; product actions before client navigation only.
 */
export async function preloadCatalogue(page: {
  readonly props: unknown
  readonly isHydration: boolean
}): Promise<void> {
  await Promise.allSettled([
    page.isHydration ? undefined : preloadProductActions(),
    hasListing(page.props) ? ProductListing.preload() : undefined,
  ])
}

function hasListing(props: unknown): boolean {
  return typeof props === 'object' && props !== null && 'listing' in props
}
