import { resolveLanguageName } from '@kudex/domain/locales'
import { FlashMessage, PageSection } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorTranslations } from '../editor.types.ts'
import { ChangeTable } from '../history/ChangeTable.tsx'
import { translationMessages as messages } from './translations.messages.ts'

/** What changed in the source texts since outdated translations were started. */
export function SourceChangeList({ sources }: { readonly sources: EditorTranslations['sourceChanges'] }) {
  const { intl } = useAppContext()
  const list = new Intl.ListFormat(intl.locale)
  return sources.map(({ languages, changes }) => (
    <PageSection
      key={languages.join(' ')}
      title={intl.formatMessage(messages.changesSince, {
        languages: list.format(languages.map((language) => resolveLanguageName(language, intl.locale))),
      })}
    >
      {changes ? (
        <ChangeTable changes={changes} />
      ) : (
        <FlashMessage title={intl.formatMessage(messages.unknownSource)} />
      )}
    </PageSection>
  ))
}
