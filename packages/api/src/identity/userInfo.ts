import type { UserInfo } from '@kudex/domain/identity'

/** Reads a userinfo response; null without a subject (AUTH-21). Fields of a wrong type are omitted. */
export function readUserInfo(response: unknown): UserInfo | null {
  if (typeof response !== 'object' || response === null) return null
  const record = response as Readonly<Record<string, unknown>>
  const text = (name: string): string | undefined => {
    const value = record[name]
    return typeof value === 'string' ? value : undefined
  }
  if (!text('subname') && !text('sub')) return null
  return {
    subname: text('subname'),
    sub: text('sub'),
    given_name: text('given_name'),
    family_name: text('family_name'),
    name: text('name'),
    email: text('email'),
    roles: readRoles(record['roles']),
  }
}

function readRoles(roles: unknown): string | readonly string[] | undefined {
  if (typeof roles === 'string') return roles
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : undefined
}
