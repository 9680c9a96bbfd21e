/** Tells whether a role shows something: it is recognised by substring (PORTAL-11). Never decides what is allowed. */
export function showsRole(roles: readonly string[], name: string): boolean {
  return roles.some((role) => role.includes(name))
}

/** Tells whether a role allows something: only the exact name does (design, section 5). */
export function allowsRole(roles: readonly string[], name: string): boolean {
  return roles.includes(name)
}
