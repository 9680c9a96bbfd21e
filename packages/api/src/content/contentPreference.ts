import type { CallOptions } from '../transport/index.ts'

/** Languages in order of preference, and the stage. */
export interface ContentPreference {
  readonly language: string
  readonly fallbackLanguage: string
  /** Defaults to PUBLISHED; only the realtime endpoint accepts DRAFT. */
  readonly stage?: 'DRAFT' | 'PUBLISHED'
}

/** Adds the headers of the preference to the options of a call (GQL-04). */
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

/** Value of the header `gcms-locales`: current, fallback, en, each once, in that order (GQL-04). */
export function toPreferredLanguages(current: string, fallback: string): string {
  return [...new Set([current, fallback, 'en'])].join(',')
}
