/** A query with the slugs of the relevant documents: all of several (`,`), or any of several (`|`). */
export interface RelevanceJudgment {
  readonly language: string
  readonly query: string
  readonly relevant: readonly string[]
  readonly isAnyEnough: boolean
}

/** Relevance judgments of a language, one query per line. */
export function judgeRelevance(language: string, queries: Readonly<Record<string, string>>): RelevanceJudgment[] {
  return Object.entries(queries).map(([query, relevant]) => ({
    language,
    query,
    relevant: relevant.split(/[,|]/).map((part) => part.trim()),
    isAnyEnough: relevant.includes('|'),
  }))
}
