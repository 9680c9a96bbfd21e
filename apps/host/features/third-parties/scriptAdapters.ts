import type { HostThirdParties, ThirdPartyKind } from '@kudex/domain/settings'
import type { ConsentChoices } from './consentAdapter.ts'
import { pushToDataLayer } from './dataLayer.ts'

/** How a script of others comes into the page; another product of its kind may need another one. */
export interface ScriptAdapter {
  readonly load: (address: string) => void
}

/** Loads what is allowed and not there yet, in the order of kinds; tells what is there. */
export function loadAllowed(host: HostThirdParties, choices: ConsentChoices): void {
  for (const [kind, adapter] of Object.entries(adapters) as [ThirdPartyKind, ScriptAdapter][]) {
    const address = host[kind]
    if (address === undefined || choices[kind] !== true || loaded.has(kind)) continue
    loaded.add(kind)
    adapter.load(address)
  }
}

/** Tells whether a document holds a script of others: none can be taken out of it again. */
export function hasLoaded(kind?: ThirdPartyKind): boolean {
  return kind ? loaded.has(kind) : loaded.size > 0
}

/** In the browser only, where one document is one visitor's. */
const loaded = new Set<ThirdPartyKind>()

const adapters: Readonly<Record<ThirdPartyKind, ScriptAdapter>> = {
  // Without cookies of the other side, and so that its errors are not hidden from itself.
  monitoring: { load: (address) => appendScript(address, { crossOrigin: 'anonymous' }) },
  tagManager: {
    load(address) {
      pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() })
      appendScript(address, {})
    },
  },
}

function appendScript(address: string, attributes: { readonly crossOrigin?: string }): void {
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true, ...attributes }))
}
