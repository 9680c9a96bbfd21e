import type { HostThirdParties, ThirdPartyKind } from '@kudex/domain/settings'
import { thirdPartyKinds } from '@kudex/domain/settings'

/** What a visitor allows, by kind; a kind that was never asked for is not there. */
export type ConsentChoices = Readonly<Partial<Record<ThirdPartyKind, boolean>>>

/** Who asks for consent and keeps it. The built-in one is {@link createStoredConsent}; another can take its place. */
export interface ConsentAdapter {
  /** What was chosen before; null where the visitor has to be asked (anew). */
  readonly read: () => ConsentChoices | null
  readonly keep: (choices: ConsentChoices) => void
}

/** The kinds that a host has a script for. */
export function listKinds(host: HostThirdParties): readonly ThirdPartyKind[] {
  return thirdPartyKinds.filter((kind) => host[kind] !== undefined)
}

/**
 * Keeps the choice in this browser, for this host: under its consent id, with version and date. Another id, another
 * version or a kind that is new asks anew. Where nothing can be stored the choice holds until the page is left.
 */
export function createStoredConsent(
  host: HostThirdParties,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
): ConsentAdapter {
  let kept: ConsentChoices | null = null
  return {
    read() {
      const choices = readStored(storage, host.consent) ?? kept
      return choices && listKinds(host).every((kind) => choices[kind] !== undefined) ? choices : null
    },
    keep(choices) {
      kept = choices
      const record: ConsentRecord = { id: host.consent, version, date: new Date().toISOString(), choices }
      try {
        storage?.setItem(storageKey, JSON.stringify(record))
      } catch {
        // Full or forbidden: the choice holds for this page, and the next one asks.
      }
    },
  }
}

/** Where the choice is kept in the browser. */
export const storageKey = 'kudex-consent'

interface ConsentRecord {
  readonly id: string
  readonly version: number
  /** When it was chosen, as ISO 8601. */
  readonly date: string
  readonly choices: ConsentChoices
}

/** Of the record, and of what is asked: a change of meaning asks everybody anew. */
const version = 1

function readStored(storage: Pick<Storage, 'getItem'> | null, id: string): ConsentChoices | null {
  try {
    const record = JSON.parse(storage?.getItem(storageKey) ?? 'null') as Partial<ConsentRecord> | null
    return record?.id === id && record.version === version ? toChoices(record.choices) : null
  } catch {
    return null
  }
}

/** Only what is true or false counts: anybody can write to the storage of a browser. */
function toChoices(stored: unknown): ConsentChoices {
  const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'boolean')
  return Object.fromEntries(entries) as ConsentChoices
}
