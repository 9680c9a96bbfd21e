import type { ThirdPartyKind } from '@kudex/domain/settings'
import type { PageView } from '../shared/feature.types.ts'

/** What we tell tag managers; the names are public (docs/operations/third-parties.md). */
export type DataLayerEvent = PageViewEvent | ConsentEvent | TagManagerEvent

/** A page stands in the document, after the first view or a navigation (PAGE-27). */
export interface PageViewEvent extends PageView {
  readonly event: 'kudex.page-view'
}

/** What the visitor agrees to, before the first script of others and after each choice. */
export type ConsentEvent = { readonly event: 'kudex.consent' } & Readonly<Record<ThirdPartyKind, boolean>>

/** What tag managers expect first. */
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

/** Adds to the data layer, which others read from its beginning, whenever they come. */
export function pushToDataLayer(event: DataLayerEvent): void {
  // A browser's own data layer may be there before us or never come.
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
