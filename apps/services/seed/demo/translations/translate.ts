import type { LanguageCode, Localized, Text } from '../../seed.types.ts'
import cs from './cs.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ro from './ro.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** A part of the content with translations of its own: the same English words may differ in another part. */
export type TranslatedPart =
  | 'menus'
  | 'pages'
  | 'classifications'
  | 'products'
  | 'specifications'
  | 'services'
  | 'contacts'
  | 'pictures'

type Translations = Readonly<Record<TranslatedPart, Readonly<Record<string, string>>>>

/** Translations of the main site by their English text, as in gettext. English and German stand in the content itself. */
export const translations: Readonly<Record<Exclude<LanguageCode, 'en' | 'de'>, Translations>> = {
  fr,
  zh,
  ja,
  es,
  pt,
  cs,
  hu,
  ro,
  sk,
}

/** Adds the translations of a part to all its texts. A text without a translation falls back to English. */
export function translate<Content>(part: TranslatedPart, content: Content): Content {
  if (Array.isArray(content)) return content.map((entry) => translate(part, entry)) as Content
  if (typeof content !== 'object' || content === null) return content
  if (isLocalized(content)) return { ...findTranslations(part, content.en), ...content }
  return Object.fromEntries(
    Object.entries(content).map(([property, value]) => [property, translate(part, value)]),
  ) as Content
}

/** Lists all texts of a content that differ between languages. */
export function listLocalized(content: unknown): Localized[] {
  if (typeof content !== 'object' || content === null) return []
  return isLocalized(content) ? [content] : Object.values(content).flatMap(listLocalized)
}

function findTranslations(part: TranslatedPart, english: string): Partial<Localized> {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) => {
      const translation = texts[part][english]
      return translation === undefined ? [] : [[language, translation]]
    }),
  )
}

function isLocalized(value: object): value is Exclude<Text, string> {
  return 'en' in value && 'de' in value
}
