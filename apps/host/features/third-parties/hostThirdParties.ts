import type { HostThirdParties } from '@kudex/domain/settings'
import type { FrameSettings } from '../plug/index.ts'

/** What the host in the address bar may load of others; null for nothing. In the browser only. */
export function findHostThirdParties({ thirdParties }: Pick<FrameSettings, 'thirdParties'>): HostThirdParties | null {
  return thirdParties[location.hostname] ?? null
}
