import de from './de.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

export type SampleLocale = 'de' | 'zh'

const texts: Readonly<Record<SampleLocale, Readonly<Record<string, string>>>> = { de, zh }

/** Translation of a story's text; numbers (`#` in the list) are kept. Returns the text itself if there is none. */
export function toSampleText(text: string, locale: SampleLocale): string {
  const written = texts[locale][text]
  if (written !== undefined) return written
  const figures = text.match(/\d+/g) ?? []
  const pattern = texts[locale][text.replaceAll(/\d+/g, '#')]
  if (pattern === undefined) return text
  let at = 0
  return pattern.replaceAll('#', () => figures[at++] ?? '')
}
