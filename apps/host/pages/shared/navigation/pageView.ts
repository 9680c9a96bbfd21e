import { pushToDataLayer } from '../../../features/third-parties/dataLayer.ts'
import type { ShownPage } from './navigationEvents.ts'

/** Pushes the data layer's event of a page (PAGE-27). */
export function pushPageView({ path, locale, site, title }: ShownPage): void {
  pushToDataLayer({ event: 'kudex.page-view', path, locale, site, title })
}
