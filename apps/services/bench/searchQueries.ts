/** A search query with its locale. */
export type BenchmarkQuery = readonly [localeCode: string, query: string]

/** Names, part numbers, misspelled words, compounds, other languages, common words, no results. */
export const searchQueries: readonly BenchmarkQuery[] = [
  ['en', 'crimping machine'],
  ['en', 'CS-240'],
  ['en', 'cs240'],
  ['en', 'machine'],
  ['en', 'crmiping'],
  ['en', 'pull teser'],
  ['en', 'wire for cables that nobody has'],
  ['en', 'xyzzyplugh'],
  ['en-US', 'battery cable'],
  ['de', 'Abisoliermaschine'],
  ['de', 'Kabelschneidemaschine'],
  ['de-CH', 'Auszugsprüfgerät'],
  ['fr', 'presse à sertir'],
  ['cs', 'krimpovací stroj'],
  ['zh', '压接机'],
  ['ja', 'ワイヤーハーネス'],
]

/** Prefixes as they are typed. */
export const suggestionQueries: readonly BenchmarkQuery[] = [
  ['en', 'cr'],
  ['en', 'crimp'],
  ['en', 'cs-2'],
  ['en', 'pull t'],
  ['de', 'abis'],
  ['de', 'Prüf'],
  ['zh', '压'],
]
