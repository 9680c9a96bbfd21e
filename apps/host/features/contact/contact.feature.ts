import type { Feature } from '../shared/feature.types.ts'
import { ContactButton } from './ContactButton.tsx'

/**
 * The side button of contact, on every site that has somewhere to write to (CONTACT-01). Lists of contacts are blocks
 * of pages, so the feature owns no area.
 */
export const contactFeature: Feature = {
  name: 'contact',
  isEverywhere: true,
  slots: { sideButton: ContactButton },
}
