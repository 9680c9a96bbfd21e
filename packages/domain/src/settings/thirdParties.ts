import type { Settings } from './resolveSettings.ts'
import type { HostIds } from './settings.types.ts'

/** Kinds of third-party scripts, in the order in which consent is asked for. */
export const thirdPartyKinds = ['monitoring', 'tagManager'] as const

export type ThirdPartyKind = (typeof thirdPartyKinds)[number]

/** Third-party scripts that a host loads after consent (PAGE-28). */
export interface HostThirdParties {
  /** Id under which the visitor's choice is stored; a new id asks again. */
  readonly consent: string
  /** Address of the script. */
  readonly monitoring?: string
  /** Address of the script. */
  readonly tagManager?: string
}

/** By host name. Hosts that load nothing have no entry. */
export type ThirdParties = Readonly<Record<string, HostThirdParties>>

type ThirdPartySettings = Pick<
  Settings,
  'consentIds' | 'monitoringIds' | 'tagManagerIds' | 'monitoringScript' | 'tagManagerScript'
>

/** What each host may load: nothing without a consent id (PAGE-28). */
export function resolveThirdParties(settings: ThirdPartySettings): ThirdParties {
  const hosts = Object.entries(settings.consentIds).flatMap(([host, consent]) => {
    const monitoring = toAddress(settings.monitoringScript, settings.monitoringIds, host)
    const tagManager = toAddress(settings.tagManagerScript, settings.tagManagerIds, host)
    return monitoring || tagManager
      ? [[host, { consent, ...(monitoring && { monitoring }), ...(tagManager && { tagManager }) }] as const]
      : []
  })
  return Object.fromEntries(hosts)
}

/** Hosts that have ids of scripts but no consent id: they load nothing, and the start logs a warning. */
export function listHostsWithoutConsent(settings: ThirdPartySettings): readonly string[] {
  const hosts = new Set([...Object.keys(settings.monitoringIds), ...Object.keys(settings.tagManagerIds)])
  return [...hosts].filter((host) => !Object.hasOwn(settings.consentIds, host))
}

function toAddress(script: string, ids: HostIds, host: string): string | undefined {
  const id = Object.hasOwn(ids, host) ? ids[host] : undefined
  return id === undefined ? undefined : new URL(script.replaceAll('{id}', encodeURIComponent(id))).href
}
