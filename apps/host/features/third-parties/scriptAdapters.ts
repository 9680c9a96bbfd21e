import type { HostThirdParties, ThirdPartyKind } from '@kudex/domain/settings'
import type { ConsentChoices } from './consentAdapter.ts'
import { pushToDataLayer } from './dataLayer.ts'

/** Loads a third-party script by its address, with the attributes that it needs. */
type ScriptAdapter = (address: string) => void

/** Loads the allowed scripts that are not loaded yet, in the order of their kinds. */
export function loadAllowed(host: HostThirdParties, choices: ConsentChoices): void {
  for (const [kind, load] of Object.entries(adapters) as [ThirdPartyKind, ScriptAdapter][]) {
    const address = host[kind]
    if (address === undefined || choices[kind] !== true || loaded.has(kind)) continue
    loaded.add(kind)
    load(address)
  }
}

/** True if the document has a third-party script, of any kind or of one. Scripts cannot be unloaded. */
export function hasLoaded(kind?: ThirdPartyKind): boolean {
  return kind ? loaded.has(kind) : loaded.size > 0
}

/** Scripts of the document; set in the browser only. */
const loaded = new Set<ThirdPartyKind>()

const adapters: Readonly<Record<ThirdPartyKind, ScriptAdapter>> = {
  // Without cookies, and with readable error details.
  monitoring: (address) => appendScript(address, { crossOrigin: 'anonymous' }),
  tagManager(address) {
    pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() })
    appendScript(address, {})
  },
}

function appendScript(address: string, attributes: { readonly crossOrigin?: string }): void {
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true, ...attributes }))
}
