import type { ThirdPartyKind } from '@kudex/domain/settings'
import type { PageView } from '../shared/feature.types.ts'

/** Events for tag managers; their names are public (docs/operations/third-parties.md). */
export type DataLayerEvent = PageViewEvent | ConsentEvent | TagManagerEvent

/** A page is shown, after the first view or a navigation (PAGE-27). */
export interface PageViewEvent extends PageView {
  readonly event: 'kudex.page-view'
}

/** The visitor's consent, before the first third-party script and after each choice. */
export type ConsentEvent = { readonly event: 'kudex.consent' } & Readonly<Record<ThirdPartyKind, boolean>>

/** The first event that tag managers expect. */
interface TagManagerEvent {
  readonly event: 'gtm.js'
  /** Milliseconds since 1970. */
  readonly 'gtm.start': number
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Appends an event to the data layer; scripts that load later read it from its start. */
export function pushToDataLayer(event: DataLayerEvent): void {
  // A tag manager may have created it.
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
