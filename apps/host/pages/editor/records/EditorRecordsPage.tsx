import {
  ButtonLink,
  EmptyState,
  FilterBar,
  FlashMessage,
  Link,
  PageSection,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextField,
} from '@kudex/ui'
import { useAppContext, useLocalIntl } from '../../../features/shared/index.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorRecords } from '../editor.types.ts'
import { KindNavigation } from './KindNavigation.tsx'
import { recordMessages as messages } from './records.messages.ts'

/** The entries of a kind of content, with a search; works without script. */
export function EditorRecordsPage({ recordKind, search, total, records, nextOffset, isDeleted }: EditorRecords) {
  const { link } = useAppContext()
  const intl = useLocalIntl()
  const text = intl.formatMessage
  const address = link(`/editor/${recordKind}`)
  const isDated = records.some(({ publicationDate }) => publicationDate !== null)
  const hasState = records.some(({ isPublished }) => isPublished !== null)
  return (
    <PageSection title={text(messages[recordKind])} headingLevel={1}>
      <Stack gap="6">
        <KindNavigation current={recordKind} />
        {isDeleted && <FlashMessage tone="success" title={text(messages.deleted)} />}
        <FilterBar
          label={text(messages.filters)}
          action={address}
          submitText={text(editorMessages.apply)}
          resultText={text(messages.count, { count: total })}
          {...(search && { resetLink: { href: address, text: text(messages.all) } })}
        >
          <TextField
            key={search}
            type="search"
            name="q"
            label={text(messages.search)}
            defaultValue={search}
            maxLength={100}
          />
        </FilterBar>
        <div>
          <ButtonLink href={`${address}/new`}>{text(messages.create)}</ButtonLink>
        </div>
        {records.length === 0 ? (
          <EmptyState title={text(search === '' ? messages.none : messages.noMatch)} />
        ) : (
          <Table caption={text(messages.caption)} hideCaption>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{text(messages.title)}</TableHeaderCell>
                <TableHeaderCell>{text(messages.detail)}</TableHeaderCell>
                {isDated && <TableHeaderCell>{text(messages.date)}</TableHeaderCell>}
                {hasState && <TableHeaderCell>{text(editorMessages.state)}</TableHeaderCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {records.map(({ id, title, detail, isPublished, publicationDate }) => (
                <TableRow key={id}>
                  <TableHeaderCell scope="row">
                    <Link href={`${address}/${id}`}>{title || id}</Link>
                  </TableHeaderCell>
                  <TableCell>{detail}</TableCell>
                  {isDated && (
                    <TableCell>
                      {publicationDate && intl.formatDate(publicationDate, { dateStyle: 'medium' })}
                    </TableCell>
                  )}
                  {hasState && (
                    <TableCell>
                      {text(isPublished === false ? editorMessages.stateDraft : editorMessages.published)}
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
        {nextOffset !== null && (
          <div>
            <ButtonLink
              look="outline"
              href={`${address}?${new URLSearchParams({ ...(search && { q: search }), offset: String(nextOffset) }).toString()}`}
            >
              {text(messages.more)}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </PageSection>
  )
}
