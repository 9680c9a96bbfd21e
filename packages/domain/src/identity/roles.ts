/** True if a role contains `name`: decides what is shown (PORTAL-11), never what is allowed. */
export function showsRole(roles: readonly string[], name: string): boolean {
  return roles.some((role) => role.includes(name))
}

/** True if a role is exactly `name`: decides what is allowed. */
export function allowsRole(roles: readonly string[], name: string): boolean {
  return roles.includes(name)
}
