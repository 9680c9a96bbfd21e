import type { Feature } from '../shared/feature.types.ts'
import { ContactButton } from './ContactButton.tsx'

/**
 * The contact button at the side of the page, on every site with a contact link (CONTACT-01). Lists of contacts are
 * blocks of pages, so the feature owns no area.
 */
export const contactFeature: Feature = {
  name: 'contact',
  isEverywhere: true,
  slots: { sideButton: ContactButton },
}
