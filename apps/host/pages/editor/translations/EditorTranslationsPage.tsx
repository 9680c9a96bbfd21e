import { TranslationBoard, type TranslationState } from '@kudex/ui'
import { resolveLanguageName } from '@kudex/domain/locales'
import type { PageTranslations } from '@kudex/api/content'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorTranslations } from '../editor.types.ts'
import { editorMessages as messages } from '../editor.messages.ts'

/** The translations of a page, with the steps that start and reset them (TRANS-01). */
export function EditorTranslationsPage({ translations, pageTitle, href, done }: EditorTranslations) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const { pageId, sourceLanguage, overallState, targetLanguages } = translations
  const path = link(`/editor/translations/${pageId}`)
  const toStep = (action: 'start' | 'reset') => ({
    text: text(action === 'start' ? messages.start : messages.reset),
    form: { action: `/api/translation/${action}/${pageId}`, fields: { path: `${path}?done=${action}` } },
  })
  const stateTexts = {
    translated: text(messages.translated),
    'marked-for-translation': text(messages.marked),
    'in-progress': text(messages.inProgress),
  }
  return (
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
      }}
      stateTexts={stateTexts}
      targets={targetLanguages.map(({ id, language, translationState, exportedAt, importedAt, outdated }) => ({
        id,
        language: outdated ? `${toLanguageName(language)} (${text(messages.outdated)})` : toLanguageName(language),
        state: toState(translationState),
        exportedAt: toMoment(exportedAt),
        importedAt: toMoment(importedAt),
      }))}
      start={toStep('start')}
      reset={toStep('reset')}
      result={
        done ? { tone: 'success', title: text(done === 'start' ? messages.started : messages.wasReset) } : undefined
      }
      emptyText={text(messages.nothingToTranslate)}
      link={{ href, text: text(messages.openDraft) }}
    />
  )

  function toLanguageName(language: string): string {
    return resolveLanguageName(language, intl.locale)
  }

  function toMoment(date: string | null) {
    return date === null
      ? undefined
      : { dateTime: date, text: intl.formatDate(date, { dateStyle: 'medium', timeStyle: 'short' }) }
  }
}

type State = PageTranslations['targetLanguages'][number]['translationState']

function toState(state: State): TranslationState {
  return state === 'Translated' ? 'translated' : state === 'InProgress' ? 'in-progress' : 'marked-for-translation'
}

const tones = { Translated: 'success', InProgress: 'info', MarkedForTranslation: 'warning' } as const
