import type { HostThirdParties, ThirdPartyKind } from '@kudex/domain/settings'
import { thirdPartyKinds } from '@kudex/domain/settings'

/** The visitor's choice by kind; without the kinds that were never offered. */
export type ConsentChoices = Readonly<Partial<Record<ThirdPartyKind, boolean>>>

/** Stores the consent. The built-in adapter is {@link createStoredConsent}. */
export interface ConsentAdapter {
  /** The stored choice; null if the visitor has to be asked. */
  readonly read: () => ConsentChoices | null
  readonly keep: (choices: ConsentChoices) => void
}

/** The kinds that a host has a script for. */
export function listKinds(host: HostThirdParties): readonly ThirdPartyKind[] {
  return thirdPartyKinds.filter((kind) => host[kind] !== undefined)
}

/**
 * Stores the choice in this browser with the host's consent id, version and date. Another id, another version or a new
 * kind invalidates it. Without storage the choice lasts as long as the document.
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
        // Full or denied: the next document asks again.
      }
    },
  }
}

/** Key of the choice in local storage. */
export const storageKey = 'kudex-consent'

interface ConsentRecord {
  readonly id: string
  readonly version: number
  /** Date of the choice (ISO 8601). */
  readonly date: string
  readonly choices: ConsentChoices
}

/** Raised when the record or the meaning of the kinds changes: every visitor is asked again. */
const version = 1

function readStored(storage: Pick<Storage, 'getItem'> | null, id: string): ConsentChoices | null {
  try {
    const record = JSON.parse(storage?.getItem(storageKey) ?? 'null') as Partial<ConsentRecord> | null
    return record?.id === id && record.version === version ? toChoices(record.choices) : null
  } catch {
    return null
  }
}

/** Ignores values that are not boolean: the storage is not trusted. */
function toChoices(stored: unknown): ConsentChoices {
  const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'boolean')
  return Object.fromEntries(entries) as ConsentChoices
}
