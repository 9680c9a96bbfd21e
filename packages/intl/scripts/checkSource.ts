import { compileMessage } from './compileMessage.ts'
import type { SourceCatalogue } from './extractMessages.ts'

/** Finds problems of the English catalogue: it has to match the declarations, with descriptions and valid messages. */
export function checkSource(source: SourceCatalogue, extracted: SourceCatalogue): string[] {
  const isCurrent = JSON.stringify(source) === JSON.stringify(extracted)
  return [
    ...(isCurrent ? [] : ['en: catalogues/en.json is not what is declared; run `pnpm --filter @kudex/intl extract`']),
    ...Object.entries(source).flatMap(([id, message]) => {
      if (!message.defaultMessage) return [`en ${id}: has no text`]
      if (!message.description) return [`en ${id}: has no description for translators`]
      if (!/^[a-z][A-Za-z0-9]*(?:\.[a-z0-9][A-Za-z0-9_]*)+$/.test(id))
        return [`en ${id}: is no id such as area.part.name`]
      return checkSyntax(id, message.defaultMessage)
    }),
  ]
}

function checkSyntax(id: string, text: string): string[] {
  try {
    compileMessage(text)
    return []
  } catch (error) {
    return [`en ${id}: ${String(error)}`]
  }
}
