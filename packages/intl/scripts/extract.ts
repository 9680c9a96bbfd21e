// Writes `catalogues/en.json` from the messages that the host and the services declare.
import { mkdirSync, writeFileSync } from 'node:fs'
import { extractMessages } from './extractMessages.ts'
import { cataloguesFolder } from './paths.ts'
import { sourceFile } from './readCatalogues.ts'

const messages = extractMessages()
mkdirSync(cataloguesFolder, { recursive: true })
writeFileSync(sourceFile, `${JSON.stringify(messages, null, 2)}\n`)
console.log(`Extracted ${Object.keys(messages).length} messages.`)
