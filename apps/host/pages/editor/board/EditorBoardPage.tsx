import { resolveLanguageName } from '@kudex/domain/locales'
import type { TranslationState } from '@kudex/domain/translations'
import { ButtonLink, DateField, FilterBar, Pagination, SelectField, TextField, TranslationMatrix } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { translationImportPath } from '../../../request/formState.ts'
import { importMessages } from '../import/import.messages.ts'
import { boardMessages } from './board.messages.ts'
import { type BoardQuery, boardStates, writeBoardQuery } from './boardQuery.ts'
import type { EditorBoardPage as BoardPage, EditorTranslationBoard } from '../editor.types.ts'
import { editorMessages as messages } from '../editor.messages.ts'
import { translationMessages } from '../translations/translations.messages.ts'
import { useShownResult } from '../useShownResult.ts'

/** The translations of all pages of a site by language, with filters and actions for chosen pages (TRANS-01). */
export function EditorBoardPage(props: EditorTranslationBoard) {
  const { query, siteId, sites, languages, total, pageCount, counts, pages, target, due } = props
  const [done, hideResult] = useShownResult(props.done)
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const address = link('/editor/translations')
  const toHref = (changes: Partial<BoardQuery>) => `${address}${writeBoardQuery({ ...query, page: 1, ...changes })}`
  const toLanguageName = (language: string) => resolveLanguageName(language, intl.locale)
  const languageOptions = [
    { value: '', text: text(boardMessages.allLanguages) },
    ...languages.map((language) => ({ value: language, text: toLanguageName(language) })),
  ]
  const stateTexts = {
    Translated: text(messages.translated),
    InProgress: text(messages.inProgress),
    MarkedForTranslation: text(messages.marked),
    outdated: text(boardMessages.outdated),
  }
  const toCount = (state: (typeof boardStates)[number]) => ({
    text: intl.formatNumber(counts[state]),
    href: toHref({ state: query.state === state ? null : state }),
    isCurrent: query.state === state,
  })
  return (
    <TranslationMatrix
      onSubmit={hideResult}
      title={text(boardMessages.title)}
      headingLevel={1}
      action={
        <ButtonLink look="outline" href={link(translationImportPath)}>
          {text(importMessages.title)}
        </ButtonLink>
      }
      caption={text(boardMessages.caption)}
      pageLabel={text(boardMessages.page)}
      legendLabel={text(boardMessages.legend)}
      emptyText={text(boardMessages.empty)}
      markTexts={{
        translated: stateTexts.Translated,
        'in-progress': stateTexts.InProgress,
        'marked-for-translation': stateTexts.MarkedForTranslation,
        outdated: stateTexts.outdated,
        overdue: text(boardMessages.overdue),
      }}
      counts={{
        translated: toCount('Translated'),
        'in-progress': toCount('InProgress'),
        'marked-for-translation': toCount('MarkedForTranslation'),
        outdated: toCount('outdated'),
      }}
      languages={(query.language ? [query.language] : languages).map((id) => ({ id, name: toLanguageName(id) }))}
      pages={pages.map(toRow)}
      filters={
        <FilterBar
          label={text(boardMessages.filters)}
          action={address}
          submitText={text(messages.apply)}
          resultText={text(messages.count, { count: total })}
          {...(writeBoardQuery({ ...query, site: null, page: 1 }) !== '' && {
            resetLink: { href: `${address}?site=${siteId}`, text: text(messages.allPages) },
          })}
        >
          <SelectField
            key={`site ${siteId}`}
            name="site"
            label={text(messages.site)}
            defaultValue={siteId}
            options={sites.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <SelectField
            key={`language ${query.language}`}
            name="language"
            label={text(messages.language)}
            defaultValue={query.language ?? ''}
            options={languageOptions}
          />
          <SelectField
            key={`state ${query.state}`}
            name="state"
            label={text(messages.state)}
            defaultValue={query.state ?? ''}
            options={[
              { value: '', text: text(boardMessages.allStates) },
              ...boardStates.map((state) => ({ value: state, text: stateTexts[state] })),
            ]}
          />
          <TextField
            key={`text ${query.text}`}
            type="search"
            name="q"
            label={text(messages.search)}
            defaultValue={query.text}
            maxLength={100}
          />
        </FilterBar>
      }
      bulk={{
        action: '/api/translation/start',
        hiddenFields: { path: toHref({ page: query.page }) },
        label: text(boardMessages.chosen),
        allText: text(boardMessages.all),
        controls: (
          <>
            <SelectField
              key={`target ${target}`}
              name="language"
              label={text(boardMessages.target)}
              defaultValue={target}
              options={languageOptions}
            />
            <DateField key={`due ${due}`} name="due" label={text(boardMessages.due)} defaultValue={due} />
          </>
        ),
        steps: [
          { id: 'start', text: text(messages.start) },
          { id: 'export', text: text(boardMessages.export), action: '/api/translation/export' },
        ],
      }}
      result={done ? { tone: done === 'start' ? 'success' : 'danger', title: text(results[done]) } : undefined}
      pagination={
        <Pagination
          label={text(boardMessages.pages)}
          page={query.page}
          pageCount={pageCount}
          toHref={(page) => toHref({ page })}
          toPageLabel={(page) => text(boardMessages.part, { page })}
          previousText={text(boardMessages.previous)}
          nextText={text(boardMessages.next)}
        />
      }
    />
  )

  function toRow({ id, title, path, overallState, isChosen, targets }: BoardPage) {
    return {
      id,
      title,
      isChosen,
      link: { href: link(`/editor/translations/${id}`), text: path },
      overall: overallState ? { text: stateTexts[overallState], tone: tones[overallState] } : undefined,
      translations: Object.fromEntries(
        targets.map(({ language, translationState, outdated, dueAt, isOverdue }) => [
          language,
          {
            state: marks[translationState],
            isOutdated: outdated,
            isOverdue,
            dueAt:
              dueAt === null || translationState === 'Translated'
                ? undefined
                : {
                    dateTime: dueAt,
                    text: intl.formatDate(dueAt, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
                  },
          },
        ]),
      ),
    }
  }
}

const results = {
  start: messages.started,
  incomplete: boardMessages.incomplete,
  refused: boardMessages.refused,
  none: translationMessages.noneOpen,
  failed: messages.failed,
}

const tones = { Translated: 'success', InProgress: 'info', MarkedForTranslation: 'warning' } as const
const marks = {
  Translated: 'translated',
  InProgress: 'in-progress',
  MarkedForTranslation: 'marked-for-translation',
} as const satisfies Record<TranslationState, string>
