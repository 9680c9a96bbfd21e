/** A question of the bench: where it is asked and what. */
export type SearchQuestionOfBench = readonly [localeCode: string, query: string]

/** Questions of every kind: names, part numbers, misspelled, compounds, other languages, common words, nothing. */
export const searchQuestions: readonly SearchQuestionOfBench[] = [
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

/** Beginnings as they are typed. */
export const searchBeginnings: readonly SearchQuestionOfBench[] = [
  ['en', 'cr'],
  ['en', 'crimp'],
  ['en', 'cs-2'],
  ['en', 'pull t'],
  ['de', 'abis'],
  ['de', 'Prüf'],
  ['zh', '压'],
]
