import type { HostThirdParties, PublicSettings } from '@kudex/domain/settings'

/** The third-party scripts of the current host; null if it has none. Browser only. */
export function findHostThirdParties({ thirdParties }: Pick<PublicSettings, 'thirdParties'>): HostThirdParties | null {
  return thirdParties[location.hostname] ?? null
}
