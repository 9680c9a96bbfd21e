import { preloadProductActions } from '../../../features/featureRegistry.ts'
import { ProductListing } from './ClassificationPage.tsx'

/** Loads the parts of catalogue pages that the server has rendered without their scripts. */
export async function preloadCatalogue(): Promise<void> {
  await Promise.allSettled([preloadProductActions(), ProductListing.preload()])
}
