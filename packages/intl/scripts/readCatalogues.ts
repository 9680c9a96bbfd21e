import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@kudex/domain/locales'
import { cataloguesFolder } from './paths.ts'
import type { SourceCatalogue } from './extractMessages.ts'

/** The translated texts of a language by id. */
export type Translation = Readonly<Record<string, string>>

/** Texts that may equal the English ones, by language; `*` applies to all. */
export type IdenticalTexts = Readonly<Record<string, readonly string[]>>

/** The file of the English messages, written by `extract`. */
export const sourceFile = join(cataloguesFolder, 'en.json')

/** Reads the extracted English messages. */
export function readSource(): SourceCatalogue {
  return (readJson(sourceFile) ?? {}) as SourceCatalogue
}

/** Reads the texts of a language; empty without a file. */
export function readTranslation(language: LanguageCode): Translation {
  return (readJson(join(cataloguesFolder, `${language}.json`)) ?? {}) as Translation
}

/** Reads the ids whose texts may equal the English ones. */
export function readIdenticalTexts(): IdenticalTexts {
  return (readJson(join(cataloguesFolder, 'identical.json')) ?? {}) as IdenticalTexts
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
