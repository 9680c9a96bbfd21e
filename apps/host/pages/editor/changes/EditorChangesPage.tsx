import { isMediaKind, isRecordKind } from '@kudex/domain/editing-forms'
import type { IntlShape } from '@kudex/intl/messages'
import {
  type DataColumn,
  DataTable,
  DateField,
  EmptyState,
  FilterBar,
  Link,
  PageSection,
  Pagination,
  SelectField,
  Stack,
} from '@kudex/ui'
import { useAppContext, useLocalIntl } from '../../../features/shared/index.ts'
import { boardMessages } from '../board/board.messages.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorChanges } from '../editor.types.ts'
import { actionTexts } from '../history/actionTexts.ts'
import { historyMessages } from '../history/history.messages.ts'
import { KindNavigation } from '../records/KindNavigation.tsx'
import { changesMessages as messages } from './changes.messages.ts'
import { changedKinds, type ChangesQuery, writeChangesQuery } from './changesQuery.ts'
import { kindTexts } from './kindTexts.ts'

/** Who did what with pages and all other content, with filters; works without script. */
export function EditorChangesPage({ query, total, pageCount, changes, editors }: EditorChanges) {
  const intl = useLocalIntl()
  const { link } = useAppContext()
  const text = intl.formatMessage
  const address = link('/editor/changes')
  const isFiltered = writeChangesQuery({ ...query, page: 1 }) !== ''
  const toHref = (page: number) => `${address}${writeChangesQuery({ ...query, page })}`
  return (
    <PageSection title={text(messages.title)} headingLevel={1} lead={text(messages.lead)}>
      <Stack gap="6">
        <KindNavigation current="changes" />
        <FilterBar
          label={text(messages.filters)}
          action={address}
          submitText={text(editorMessages.apply)}
          resultText={text(messages.count, { count: total })}
          {...(isFiltered && { resetLink: { href: address, text: text(messages.reset) } })}
        >
          <SelectField
            key={`editor ${query.editor}`}
            name="editor"
            label={text(historyMessages.who)}
            defaultValue={query.editor ?? ''}
            options={[
              { value: '', text: text(messages.allEditors) },
              ...toNames(query, editors).map((name) => ({ value: name, text: name })),
            ]}
          />
          <SelectField
            key={`kind ${query.kind}`}
            name="kind"
            label={text(messages.kind)}
            defaultValue={query.kind ?? ''}
            options={[
              { value: '', text: text(messages.allKinds) },
              ...changedKinds.map((kind) => ({ value: kind, text: text(kindTexts[kind]) })),
            ]}
          />
          <DateField
            key={`from ${query.from}`}
            name="from"
            label={text(messages.from)}
            hint={text(messages.zone)}
            defaultValue={query.from ?? ''}
          />
          <DateField
            key={`to ${query.to}`}
            name="to"
            label={text(messages.to)}
            hint={text(messages.zone)}
            defaultValue={query.to ?? ''}
          />
        </FilterBar>
        <DataTable
          caption={text(messages.caption)}
          hideCaption
          rows={changes}
          toKey={({ kind, id, number }) => `${kind} ${id} ${number}`}
          placeholder={<EmptyState title={text(isFiltered ? messages.noMatch : messages.none)} />}
          columns={toColumns(intl, link)}
        />
        <Pagination
          label={text(messages.parts)}
          page={query.page}
          pageCount={pageCount}
          toHref={toHref}
          toPageLabel={(page) => text(boardMessages.part, { page })}
          previousText={text(boardMessages.previous)}
          nextText={text(boardMessages.next)}
        />
      </Stack>
    </PageSection>
  )
}

function toColumns(intl: IntlShape, link: (path: string) => string): DataColumn<EditorChanges['changes'][number]>[] {
  const text = intl.formatMessage
  return [
    {
      id: 'when',
      title: text(historyMessages.when),
      toCell: ({ at }) => <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>,
    },
    { id: 'who', title: text(historyMessages.who), toCell: ({ editor }) => editor ?? text(historyMessages.unnamed) },
    {
      id: 'what',
      title: text(historyMessages.what),
      toCell: ({ kind, id, number, action, restoredFrom }) => {
        const what = text(actionTexts[action], { number: restoredFrom ?? 0 })
        const history = `/editor/${kind}/${id}/history?version=${number}`
        return hasForm(kind) ? <Link href={link(history)}>{what}</Link> : what
      },
    },
    {
      id: 'kind',
      title: text(messages.kind),
      toCell: ({ kind }) => (isChangedKind(kind) ? text(kindTexts[kind]) : kind),
    },
    {
      id: 'entry',
      title: text(messages.entry),
      isRowHeader: true,
      toCell: ({ kind, id, title, isDeleted }) => {
        const form = `/editor/${kind}/${id}`
        // A deleted entry has no form; its history can restore it.
        return hasForm(kind) ? (
          <Link href={link(isDeleted ? `${form}/history` : form)}>{title ?? id}</Link>
        ) : (
          (title ?? id)
        )
      },
    },
  ]
}

/** The names to choose from, and the chosen one even if it is not among them. */
function toNames({ editor }: ChangesQuery, editors: readonly string[]): readonly string[] {
  return editor === null || editors.includes(editor) ? editors : [...editors, editor]
}

function hasForm(kind: string): boolean {
  return kind === 'pages' || isRecordKind(kind) || isMediaKind(kind)
}

function isChangedKind(kind: string): kind is keyof typeof kindTexts {
  return Object.hasOwn(kindTexts, kind)
}
