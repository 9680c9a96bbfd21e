import { type UserListQuery, writeUserListQuery } from '@kudex/domain/access'

/** The address of the list of users with a query. */
export function toListPath(query: UserListQuery): string {
  const parameters = writeUserListQuery(query).toString()
  return `/mykomax/user-admin${parameters && `?${parameters}`}`
}
