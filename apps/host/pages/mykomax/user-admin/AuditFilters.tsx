import { userActions, type AuditQuery } from '@kudex/domain/access'
import { toDay } from '@kudex/domain/days'
import { DateField, FilterBar, SelectField, TextField } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { portalMessages, useTypedFilter } from '../../../features/portal/index.ts'
import { userListMessages as list } from '../../../features/user-admin/index.ts'
import { auditMessages as messages } from './audit.messages.ts'
import { toActionText } from './toActionText.ts'

interface AuditFiltersProps {
  /** Address of the audit trail without filters. */
  readonly address: string
  readonly query: AuditQuery
  /** Number of entries that match. */
  readonly total: number
  readonly toHref: (query: AuditQuery) => string
}

/** Filters of the audit trail by person, kind of change and days; without script a form. */
export function AuditFilters({ address, query, total, toHref }: AuditFiltersProps) {
  const { intl, navigate } = useAppContext()
  const text = intl.formatMessage
  const { typed: person, fieldProps: personProps } = useTypedFilter(query.person)
  const { typed: from, fieldProps: fromProps } = useTypedFilter(query.from ?? '')
  const { typed: to, fieldProps: toProps } = useTypedFilter(query.to ?? '')
  const refine = (changes: Partial<AuditQuery> = {}) => {
    const next = { ...query, person, from: toDay(from), to: toDay(to), ...changes, page: 1 }
    void navigate(toHref(next), { keepScrollPosition: true })
  }
  const isFiltered = [query.person, query.action, query.from, query.to].some(Boolean)
  return (
    <FilterBar
      label={text(messages.filters)}
      action={address}
      toggleText={text(portalMessages.filters)}
      search={<TextField {...personProps} type="search" name="person" label={text(messages.person)} maxLength={100} />}
      submitText={text(messages.apply)}
      onSubmit={() => refine()}
      resultText={text(messages.count, { count: total })}
      {...(isFiltered && { resetLink: { href: address, text: text(list.reset) } })}
    >
      <SelectField
        name="action"
        label={text(messages.action)}
        value={query.action ?? ''}
        options={[
          { value: '', text: text(list.any) },
          ...userActions.map((value) => ({ value, text: toActionText(intl, value) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          refine({ action: userActions.find((action) => action === value) ?? null })
        }
      />
      <DateField {...fromProps} name="from" label={text(messages.from)} />
      <DateField {...toProps} name="to" label={text(messages.to)} />
    </FilterBar>
  )
}
