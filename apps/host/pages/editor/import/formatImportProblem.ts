import { resolveLanguageName } from '@kudex/domain/locales'
import type { IntlShape } from '@kudex/intl/messages'
import type { ImportedProblem } from '../../../request/formState.ts'
import { importMessages as messages } from './import.messages.ts'
import { xliffTexts } from './xliff.messages.ts'

/** What is wrong at a place of a file. Problems without a text are shown as the service describes them. */
export function formatImportProblem(intl: IntlShape, { code, parameters = {}, takes, value }: ImportedProblem): string {
  const expected =
    code && Object.hasOwn(xliffTexts, code)
      ? intl.formatMessage(xliffTexts[code as keyof typeof xliffTexts], nameLanguages(intl, parameters))
      : takes
  return value === 'null' ? expected : `${expected} ${intl.formatMessage(messages.found, { value: toReadable(value) })}`
}

/** A text, or texts as a list; other values as the service sends them: as JSON, cut off if they are long. */
function toReadable(value: string): string {
  try {
    const parsed: unknown = JSON.parse(value)
    const texts = Array.isArray(parsed) ? parsed : [parsed]
    return texts.every((text) => typeof text === 'string') ? texts.join(', ') || value : value
  } catch {
    return value
  }
}

/** Parameters with the names of languages instead of their codes. */
function nameLanguages(intl: IntlShape, parameters: NonNullable<ImportedProblem['parameters']>) {
  const { language, languages } = parameters
  const toName = (code: string) => resolveLanguageName(code, intl.locale)
  return {
    ...parameters,
    ...(typeof language === 'string' && { language: toName(language) }),
    ...(typeof languages === 'string' && { languages: languages.split(', ').map(toName).join(', ') }),
  }
}
