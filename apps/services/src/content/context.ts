import type { Queries } from '../database/database.types.ts'
import type { Deadline } from '../graphql/deadline.ts'
import type { ChangeWatch } from './changes/changeWatch.ts'
import { createContentLoaders, type ContentLoaders } from './loaders.ts'
import type { UnlockLimiter } from './protection/unlockLimiter.ts'
import type { Stage } from './tables.ts'

export interface ContentContext {
  readonly queries: Queries
  /** Preferred languages in order of preference (GQL-04). */
  readonly wanted: readonly string[]
  readonly stage: Stage
  /** True if the request may read the content of protected pages (PAGE-17). */
  readonly mayReadProtected: boolean
  readonly loaders: ContentLoaders
  readonly changes: ChangeWatch
  readonly unlockLimiter: UnlockLimiter
  /** Time limit of the request. */
  readonly deadline: Deadline
}

/** What all requests share, and the properties of one. */
interface ContentSource {
  readonly queries: Queries
  readonly changes: ChangeWatch
  readonly unlockLimiter: UnlockLimiter
  readonly headers: Headers
  readonly deadline: Deadline
  /** True if the request has the draft token. */
  readonly isTrusted: boolean
}

/** Creates the context of a request from its headers `gcms-locales` and, with the draft token, `gcms-stage`. */
export function createContentContext(source: ContentSource): ContentContext {
  const { queries, changes, unlockLimiter, headers, deadline, isTrusted } = source
  const stage: Stage = isTrusted && headers.get('gcms-stage')?.toUpperCase() === 'DRAFT' ? 'draft' : 'published'
  return {
    queries,
    wanted: toWantedLanguages(headers.get('gcms-locales')),
    stage,
    mayReadProtected: isTrusted,
    loaders: createContentLoaders(queries, stage),
    changes,
    unlockLimiter,
    deadline,
  }
}

/** Maps `de,en` to `['de', 'en']`. Ignores invalid codes; defaults to English. */
export function toWantedLanguages(header: string | null): readonly string[] {
  const languages = (header ?? '').split(',').map((entry) => entry.trim().toLowerCase().split(/[-_]/)[0] ?? '')
  const wanted = [...new Set(languages.filter((language) => /^[a-z]{2}$/.test(language)))].slice(0, 20)
  return wanted.length > 0 ? wanted : ['en']
}
