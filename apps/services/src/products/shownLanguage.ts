/** A row with the languages in which all of its texts exist. */
interface Localized {
  readonly languages: readonly string[]
}

/** The language that a row is shown in: the first preferred one in which it is complete, else English or its first (PAGE-07). */
export function resolveShownLanguage({ languages }: Localized, wanted: readonly string[]): string {
  const found = wanted.find((language) => languages.includes(language))
  return found ?? (languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
}

/** The languages for the texts of a row, so that it does not mix languages. */
export function resolveShownLanguages(row: Localized, wanted: readonly string[]): readonly string[] {
  const language = resolveShownLanguage(row, wanted)
  return language === 'en' ? ['en'] : [language, 'en']
}
