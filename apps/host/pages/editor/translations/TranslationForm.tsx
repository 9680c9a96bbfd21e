import { resolveLanguageName } from '@kudex/domain/locales'
import { Button, DateField, PageSection, SelectField, Stack } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { boardMessages } from '../board/board.messages.ts'
import { editorMessages } from '../editor.messages.ts'
import { translationMessages as messages } from './translations.messages.ts'

interface TranslationFormProps {
  readonly pageId: string
  readonly languages: readonly string[]
  /** Address that the form returns to. */
  readonly path: string
  /** What was chosen in a form that was refused; otherwise empty. */
  readonly target: string
  readonly due: string
  readonly onSubmit: () => void
}

/** Starts the translation of a page, or exports it, with a due date (TRANS-07). Works without script. */
export function TranslationForm({ pageId, languages, path, target, due, onSubmit }: TranslationFormProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <PageSection title={text(messages.send)}>
      <form method="post" action="/api/translation/start" onSubmit={onSubmit}>
        <input type="hidden" name="page" value={pageId} />
        <input type="hidden" name="path" value={path} />
        <Stack gap="5" align="start">
          <SelectField
            name="language"
            label={text(boardMessages.target)}
            defaultValue={target}
            options={[
              { value: '', text: text(messages.allOpen) },
              ...languages.map((language) => ({ value: language, text: resolveLanguageName(language, intl.locale) })),
            ]}
          />
          <DateField name="due" label={text(boardMessages.due)} defaultValue={due} />
          <Button type="submit">{text(editorMessages.start)}</Button>
          <Button type="submit" look="outline" formAction="/api/translation/export">
            {text(boardMessages.export)}
          </Button>
        </Stack>
      </form>
    </PageSection>
  )
}
