import { compileMessage } from './compileMessage.ts'
import { describeArguments } from './describeArguments.ts'
import type { SourceCatalogue } from './extractMessages.ts'
import { findMissingPlurals } from './findMissingPlurals.ts'
import type { IdenticalTexts, Translation } from './readCatalogues.ts'

/**
 * Finds problems of a translation: missing and obsolete ids, other placeholders than in English, missing plural forms,
 * copies of the English text that are not allowed, `ß`, since the texts in German have the Swiss spelling, and spaces
 * in French at which a line would begin with punctuation.
 */
export function checkTranslation(
  language: string,
  source: SourceCatalogue,
  translation: Translation,
  identical: IdenticalTexts,
): string[] {
  const allowed = new Set([...(identical['*'] ?? []), ...(identical[language] ?? [])])
  const obsolete = Object.keys(translation).filter((id) => !Object.hasOwn(source, id))
  return [
    ...obsolete.map((id) => `${language} ${id}: is obsolete`),
    ...Object.entries(source).flatMap(([id, { defaultMessage }]) => {
      const text = translation[id]
      if (text === undefined || text.trim() === '') return [`${language} ${id}: is missing`]
      if (text === defaultMessage && hasWords(text) && !allowed.has(id)) {
        return [`${language} ${id}: is a copy of the English text; translate it or allow it in identical.json`]
      }
      if (language === 'de' && text.includes('ß')) return [`de ${id}: has ß instead of ss`]
      if (language === 'fr' && breakablePunctuation.test(text)) return [`fr ${id}: has a breaking space at punctuation`]
      return compare(language, id, defaultMessage, text)
    }),
  ]
}

const breakablePunctuation = /« | [?!:;»]/

function compare(language: string, id: string, english: string, text: string): string[] {
  try {
    const message = compileMessage(text)
    const wanted = describeArguments(compileMessage(english))
    const given = describeArguments(message)
    const plurals = findMissingPlurals(message, language)
    return [
      ...(wanted === given
        ? []
        : [`${language} ${id}: has the placeholders ${given || 'none'}, English ${wanted || 'none'}`]),
      ...plurals.map((category) => `${language} ${id}: lacks the plural form ${category}`),
    ]
  } catch (error) {
    return [`${language} ${id}: ${String(error)}`]
  }
}

/** Numbers, placeholders and symbols are the same in all languages. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))
}
