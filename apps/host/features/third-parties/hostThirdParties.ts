import type { HostThirdParties, PublicSettings } from '@kudex/domain/settings'

/** What the host in the address bar may load of others; null for nothing. In the browser only. */
export function findHostThirdParties({ thirdParties }: Pick<PublicSettings, 'thirdParties'>): HostThirdParties | null {
  return thirdParties[location.hostname] ?? null
}
