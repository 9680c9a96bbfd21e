import { Fragment } from 'react'
import { writeAuditQuery, type AuditEntry, type AuditQuery } from '@kudex/domain/access'
import type { IntlShape } from '@kudex/intl/messages'
import { DataTable, EmptyState, PageSection, Stack, type DataColumn } from '@kudex/ui'
import { ListPagination } from '../../../features/portal/index.ts'
import { useAppContext, useLocalIntl } from '../../../features/shared/index.ts'
import {
  ExportAudit,
  toApplicationText,
  toRoleText,
  userFieldMessages as fields,
  userListMessages as list,
} from '../../../features/user-admin/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import { auditMessages as messages } from './audit.messages.ts'
import { AuditFilters } from './AuditFilters.tsx'
import type { AuditTrail } from './loadAudit.ts'
import { toActionText } from './toActionText.ts'

interface AuditPageProps {
  readonly state: PortalState<AuditTrail>
}

/** Who did what to whom, with filters and pages. */
export function AuditPage({ state }: AuditPageProps) {
  const { intl } = useAppContext()
  return (
    <PortalStatePage title={intl.formatMessage(list.audit)} state={state}>
      {(trail) => <Entries trail={trail} />}
    </PortalStatePage>
  )
}

function Entries({ trail: { query, entries, total, pageSize } }: { readonly trail: AuditTrail }) {
  const { link } = useAppContext()
  const intl = useLocalIntl()
  const text = intl.formatMessage
  const { page: _page, ...filter } = query
  const address = link('/mykomax/user-admin/audit')
  const toHref = (next: AuditQuery) => {
    const parameters = writeAuditQuery(next).toString()
    return parameters === '' ? address : `${address}?${parameters}`
  }
  return (
    <PageSection title={text(list.audit)} headingLevel={1} lead={text(messages.lead)}>
      <Stack gap="6">
        <AuditFilters address={address} query={query} total={total} toHref={toHref} />
        <DataTable
          caption={text(messages.caption)}
          hideCaption
          columns={toColumns(intl)}
          rows={entries}
          toKey={({ id }) => id}
          placeholder={<EmptyState title={text(list.empty)} />}
        />
        <ListPagination
          label={text(messages.pages)}
          page={query.page}
          pageCount={Math.ceil(total / pageSize)}
          toHref={(page) => toHref({ ...query, page })}
        />
        <ExportAudit filter={filter} />
      </Stack>
    </PageSection>
  )
}

function toColumns(intl: IntlShape): DataColumn<AuditEntry>[] {
  const text = intl.formatMessage
  const toName = (name: string | null) => (name === null ? text(messages.deleted) : <Name text={name} />)
  return [
    {
      id: 'action',
      title: text(messages.action),
      isRowHeader: true,
      toCell: ({ action }) => toActionText(intl, action),
    },
    { id: 'user', title: text(messages.user), toCell: ({ user }) => toName(user) },
    {
      id: 'application',
      title: text(fields.application),
      isSelfExplanatory: true,
      toCell: ({ application, role }) =>
        application === null
          ? '–'
          : [toApplicationText(intl, application), role && toRoleText(intl, role)].filter(Boolean).join(', '),
    },
    {
      id: 'organization',
      title: text(fields.organization),
      isSelfExplanatory: true,
      toCell: ({ organization }) => organization,
    },
    { id: 'actor', title: text(messages.actor), toCell: ({ actor }) => toName(actor) },
    {
      id: 'time',
      title: text(messages.time),
      isSelfExplanatory: true,
      toCell: ({ time }) => (
        <time dateTime={time}>
          {intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })}
        </time>
      ),
    },
  ]
}

/** A name or an e-mail address, which breaks after its signs only. */
function Name({ text }: { readonly text: string }) {
  const parts = text.split(/(?<=[@.])/)
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
