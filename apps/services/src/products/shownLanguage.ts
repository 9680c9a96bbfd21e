/** What has texts, and the languages in which none of them is missing. */
interface Spoken {
  readonly languages: readonly string[]
}

/** The language that something is shown in as a whole: the first wanted one that it is complete in, else English or its first (PAGE-07). */
export function resolveShownLanguage({ languages }: Spoken, wanted: readonly string[]): string {
  const found = wanted.find((language) => languages.includes(language))
  return found ?? (languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
}

/** The order in which its texts are looked for: a page in two languages is none. */
export function resolveShownLanguages(row: Spoken, wanted: readonly string[]): readonly string[] {
  const language = resolveShownLanguage(row, wanted)
  return language === 'en' ? ['en'] : [language, 'en']
}
