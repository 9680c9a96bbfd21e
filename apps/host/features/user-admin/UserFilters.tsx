import { accessStatuses, applications, type UserListQuery, type UserPage } from '@kudex/domain/access'
import { FilterBar, SelectField, TextField } from '@kudex/ui'
import { portalMessages, useTypedFilter } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { toApplicationText, toUserStatus } from './toTexts.tsx'
import { userFieldMessages as fields } from './userFields.messages.ts'
import { userListMessages as messages } from './userList.messages.ts'

export interface UserFiltersProps {
  readonly query: UserListQuery
  readonly organizations: UserPage['organizations']
  /** Number of users that match; null while they are loading. */
  readonly total: number | null
  readonly onChange: (query: UserListQuery) => void
}

/** Search and filters of the list of users; each choice applies at once. */
export function UserFilters({ query, organizations, total, onChange }: UserFiltersProps) {
  const { intl, link } = useAppContext()
  const { typed: search, fieldProps } = useTypedFilter(query.search)
  const change = (part: Partial<UserListQuery>) => onChange({ ...query, search, ...part, page: 1 })
  const any = { value: '', text: intl.formatMessage(messages.any) }
  const isFiltered = [query.search, query.organization, query.application, query.status].some(Boolean)
  return (
    <FilterBar
      label={intl.formatMessage(messages.filters)}
      action={link('/mykomax/user-admin')}
      toggleText={intl.formatMessage(portalMessages.filters)}
      search={<TextField {...fieldProps} type="search" name="search" label={intl.formatMessage(messages.search)} />}
      submitText={intl.formatMessage(messages.search)}
      onSubmit={() => change({})}
      {...(isFiltered && {
        resetLink: { href: link('/mykomax/user-admin'), text: intl.formatMessage(messages.reset) },
      })}
      {...(total !== null && { resultText: intl.formatMessage(messages.count, { count: total }) })}
    >
      <SelectField
        name="organization"
        label={intl.formatMessage(fields.organization)}
        value={query.organization ?? ''}
        options={[any, ...organizations.map(({ id, name }) => ({ value: id, text: name }))]}
        onChange={({ currentTarget: { value } }) => change({ organization: value || null })}
      />
      <SelectField
        name="application"
        label={intl.formatMessage(fields.application)}
        value={query.application ?? ''}
        options={[any, ...applications.map((value) => ({ value, text: toApplicationText(intl, value) }))]}
        onChange={({ currentTarget: { value } }) =>
          change({ application: applications.find((application) => application === value) ?? null })
        }
      />
      <SelectField
        name="status"
        label={intl.formatMessage(fields.status)}
        value={query.status ?? ''}
        options={[any, ...accessStatuses.map((value) => ({ value, text: toUserStatus(intl, value).text }))]}
        onChange={({ currentTarget: { value } }) =>
          change({ status: accessStatuses.find((status) => status === value) ?? null })
        }
      />
    </FilterBar>
  )
}
