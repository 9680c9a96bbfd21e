/** True if a host name or address is loopback. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/** True if a host name is for tests only: loopback or `*.test`. */
export function isPrivateHost(host: string): boolean {
  return isLoopbackHost(host) || host.toLowerCase().endsWith('.test')
}

/** True if other machines can reach the system: an address or origin is neither loopback nor `*.test`. */
export function isReachable(settings: {
  readonly hosts: readonly string[]
  readonly publicOrigins: readonly string[]
}): boolean {
  return (
    settings.hosts.some((host) => !isPrivateHost(host)) ||
    settings.publicOrigins.some((origin) => !isPrivateHost(new URL(origin).hostname))
  )
}
