/** A query with what is relevant: each of several (`,`), or any one of several (`|`). */
export interface JudgedQuery {
  readonly language: string
  readonly query: string
  readonly relevant: readonly string[]
  readonly isAnyEnough: boolean
}

/** The judged queries of a language, one line each. */
export function judge(language: string, queries: Readonly<Record<string, string>>): JudgedQuery[] {
  return Object.entries(queries).map(([query, relevant]) => ({
    language,
    query,
    relevant: relevant.split(/[,|]/).map((part) => part.trim()),
    isAnyEnough: relevant.includes('|'),
  }))
}
