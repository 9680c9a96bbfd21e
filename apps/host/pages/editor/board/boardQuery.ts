import type { TranslationState } from '@kudex/domain/translations'

/** Filters of the translation board, as in its address. */
export interface BoardQuery {
  /** Null for the site of the address. */
  readonly site: string | null
  readonly text: string
  readonly language: string | null
  readonly state: TranslationState | 'outdated' | null
  /** One-based. */
  readonly page: number
}

/** States that filter the board, in the order of its legend. */
export const boardStates = ['Translated', 'InProgress', 'MarkedForTranslation', 'outdated'] as const

/** Reads the filters of an address; unknown values are ignored. */
export function readBoardQuery(query: URLSearchParams): BoardQuery {
  const language = query.get('language') ?? ''
  const page = query.get('page') ?? ''
  return {
    site: query.get('site'),
    text: (query.get('q') ?? '').trim().slice(0, 100),
    language: /^[a-z]{2,3}$/.test(language) ? language : null,
    state: boardStates.find((state) => state === query.get('state')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes filters as a query, without those that are not set. */
export function writeBoardQuery({ site, text, language, state, page }: BoardQuery): string {
  const entries = Object.entries({ site, q: text, language, state, page: page > 1 ? String(page) : null })
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `?${query}` : ''
}
