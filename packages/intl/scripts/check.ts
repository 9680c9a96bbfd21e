// Fails if a catalogue is incomplete or does not match the declared messages.
import { languageCodes } from '@kudex/domain/locales'
import { checkSource } from './checkSource.ts'
import { checkTranslation } from './checkTranslation.ts'
import { extractMessages } from './extractMessages.ts'
import { readIdenticalTexts, readSource, readTranslation } from './readCatalogues.ts'

const source = readSource()
const identical = readIdenticalTexts()
const problems = [
  ...checkSource(source, extractMessages()),
  ...languageCodes
    .filter((language) => language !== 'en')
    .flatMap((language) => checkTranslation(language, source, readTranslation(language), identical)),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`${problems.length} problems in the catalogues.`)
  process.exitCode = 1
} else {
  console.log(`${Object.keys(source).length} messages are complete in ${languageCodes.length} languages.`)
}
