import { Link, PageSection, TranslationBoard, type TranslationState } from '@kudex/ui'
import { resolveLanguageName } from '@kudex/domain/locales'
import type { PageTranslations } from '@kudex/api/content'
import { useAppContext, useLocalIntl } from '../../../features/shared/index.ts'
import type { EditorTranslations } from '../editor.types.ts'
import { editorMessages as messages } from '../editor.messages.ts'
import { boardMessages } from '../board/board.messages.ts'
import { SourceChangeList } from './SourceChangeList.tsx'
import { TranslationForm } from './TranslationForm.tsx'
import { translationMessages } from './translations.messages.ts'
import { useShownResult } from '../useShownResult.ts'

/** The translations of a page, with the steps that start and reset them (TRANS-01). */
export function EditorTranslationsPage(props: EditorTranslations) {
  const { translations, sourceChanges, openOnly, pageTitle, href, target, due } = props
  const [done, hideResult] = useShownResult(props.done)
  const { link } = useAppContext()
  const intl = useLocalIntl()
  const text = intl.formatMessage
  const { pageId, sourceLanguage, overallState, targetLanguages } = translations
  const path = link(`/editor/translations/${pageId}`)
  const isOpen = ({ translationState, outdated }: Target) => translationState !== 'Translated' || outdated
  const shown = openOnly ? targetLanguages.filter(isOpen) : targetLanguages
  const isFiltered = shown.length === 0 && targetLanguages.length > 0
  const stateTexts = {
    translated: text(messages.translated),
    'marked-for-translation': text(messages.marked),
    'in-progress': text(messages.inProgress),
  }
  return (
    <>
      <TranslationBoard
        title={pageTitle}
        headingLevel={1}
        lead={text(messages.sourceLanguage, { language: toLanguageName(sourceLanguage) })}
        overall={overallState ? { text: stateTexts[toState(overallState)], tone: tones[overallState] } : undefined}
        caption={text(messages.translationsCaption)}
        labels={{
          language: text(messages.language),
          state: text(messages.state),
          exportedAt: text(messages.exportedAt),
          importedAt: text(messages.importedAt),
          dueAt: text(translationMessages.dueAt),
        }}
        stateTexts={stateTexts}
        targets={shown.map(({ id, language, translationState, exportedAt, importedAt, dueAt, outdated }) => ({
          id,
          language: outdated ? `${toLanguageName(language)} (${text(messages.outdated)})` : toLanguageName(language),
          state: toState(translationState),
          exportedAt: toMoment(exportedAt),
          importedAt: toMoment(importedAt),
          dueAt: translationState === 'Translated' ? undefined : toDay(dueAt),
        }))}
        reset={{
          text: text(messages.reset),
          form: { action: `/api/translation/reset/${pageId}`, fields: { path: `${path}?done=reset` } },
        }}
        result={done ? { tone: results[done].tone, title: text(results[done].message) } : undefined}
        emptyText={text(isFiltered ? translationMessages.noneOpen : messages.nothingToTranslate)}
        link={{ href, text: text(messages.openDraft) }}
      />
      {targetLanguages.length > 0 && (
        <>
          <PageSection>
            <Link look="standalone" href={openOnly ? path : `${path}?open=1`}>
              {text(openOnly ? translationMessages.all : translationMessages.openOnly)}
            </Link>
          </PageSection>
          <TranslationForm
            pageId={pageId}
            languages={targetLanguages.map(({ language }) => language)}
            path={openOnly ? `${path}?open=1` : path}
            target={target}
            due={due}
            onSubmit={hideResult}
          />
        </>
      )}
      <SourceChangeList sources={sourceChanges} />
    </>
  )

  function toLanguageName(language: string): string {
    return resolveLanguageName(language, intl.locale)
  }

  /** Due dates end with their day in UTC. */
  function toDay(date: string | null) {
    return date === null
      ? undefined
      : { dateTime: date, text: intl.formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' }) }
  }

  function toMoment(date: string | null) {
    return date === null
      ? undefined
      : { dateTime: date, text: intl.formatDate(date, { dateStyle: 'medium', timeStyle: 'short' }) }
  }
}

type Target = PageTranslations['targetLanguages'][number]

function toState(state: Target['translationState']): TranslationState {
  return state === 'Translated' ? 'translated' : state === 'InProgress' ? 'in-progress' : 'marked-for-translation'
}

const tones = { Translated: 'success', InProgress: 'info', MarkedForTranslation: 'warning' } as const

const results = {
  start: { tone: 'success', message: messages.started },
  reset: { tone: 'success', message: messages.wasReset },
  incomplete: { tone: 'danger', message: translationMessages.incomplete },
  refused: { tone: 'danger', message: boardMessages.refused },
  failed: { tone: 'danger', message: messages.failed },
  none: { tone: 'danger', message: translationMessages.noneOpen },
} as const
