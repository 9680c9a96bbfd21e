import type { CallOptions } from '../transport/index.ts'
import { toPreferredLanguages } from './preferredLanguages.ts'

/** Which text of several is wanted: languages in order of preference, and the stage. */
export interface ContentPreference {
  readonly language: string
  readonly fallbackLanguage: string
  /** PUBLISHED when left out; DRAFT is answered by the endpoint for drafts only. */
  readonly stage?: 'DRAFT' | 'PUBLISHED'
}

/** The headers that say it (GQL-04). */
export function prefer(
  { language, fallbackLanguage, stage = 'PUBLISHED' }: ContentPreference,
  options: CallOptions = {},
): CallOptions {
  return {
    ...options,
    headers: {
      ...options.headers,
      'gcms-locales': toPreferredLanguages(language, fallbackLanguage),
      'gcms-stage': stage,
    },
  }
}
