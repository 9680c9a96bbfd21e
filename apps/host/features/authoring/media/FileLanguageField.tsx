import { languageCodes, resolveLanguageName, toLanguageCode } from '@kudex/domain/locales'
import { SelectField } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import { mediaMessages as messages } from './media.messages.ts'

/** The language of a new file: at first that of the editor. */
export function FileLanguageField({ onChoose }: { readonly onChoose?: (language: string) => void }) {
  const { intl, locale } = useAppContext()
  return (
    <SelectField
      name="language"
      label={intl.formatMessage(messages.fileLanguage)}
      options={languageCodes.map((code) => ({ value: code, text: resolveLanguageName(code, intl.locale) }))}
      defaultValue={toLanguageCode(locale.language)}
      onChange={({ target }) => onChoose?.(target.value)}
    />
  )
}
