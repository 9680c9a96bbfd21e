// Writes `compiled/{owner}/{language}.json`, the catalogues that the host and the services load.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, type LanguageCode } from '@kudex/domain/locales'
import { compileMessage } from './compileMessage.ts'
import { compiledFolder, messageOwners, type MessageOwner } from './paths.ts'
import { readSource, readTranslation } from './readCatalogues.ts'

const source = readSource()
for (const owner of messageOwners) {
  mkdirSync(join(compiledFolder, owner), { recursive: true })
  for (const language of languageCodes) {
    const file = join(compiledFolder, owner, `${language}.json`)
    writeFileSync(file, `${JSON.stringify(compileCatalogue(owner, language))}\n`)
  }
}
console.log(`Compiled ${Object.keys(source).length} messages in ${languageCodes.length} languages.`)

function compileCatalogue(owner: MessageOwner, language: LanguageCode): Record<string, unknown> {
  const translation = language === 'en' ? {} : readTranslation(language)
  const entries = Object.entries(source).filter(([, message]) => message.owner === owner)
  return Object.fromEntries(
    entries.map(([id, message]) => {
      // Missing translations fall back to English; `check` reports them.
      const text = translation[id] ?? message.defaultMessage
      try {
        return [id, compileMessage(text)]
      } catch (error) {
        throw new Error(`${language} ${id}: ${String(error)}`, { cause: error })
      }
    }),
  )
}
