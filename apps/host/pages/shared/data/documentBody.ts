import type { LayoutData } from '../layout/layoutData.types.ts'
import type { PageData } from './pageData.types.ts'

/** Data that hydration needs. */
export interface HydratedPage {
  readonly layout: LayoutData
  readonly data: PageData
}

/**
 * The script element with the data for hydration. It is not part of the document that Vike gets, because Vike searches
 * the document several times and serializes data slowly (docs/performance.md).
 */
export function renderData(page: HydratedPage): string {
  return `<script id="${scriptId}" type="application/json">{"layout":${serializeLayout(page.layout)},"data":${serializeJson(page.data)}}</script>`
}

/** Data of the document that the server sent; null if it has none. */
export function readHydratedPage(): HydratedPage | null {
  if (hydrated === undefined) {
    const text = document.getElementById(scriptId)?.textContent
    hydrated = text ? (JSON.parse(text) as HydratedPage) : null
  }
  return hydrated
}

/** Browser only. */
let hydrated: HydratedPage | null | undefined

const scriptId = 'kudex-page'

/** The layout data is the same object until its sources change, so its JSON is cached. */
function serializeLayout(layout: LayoutData): string {
  const cached = serialized.get(layout)
  if (cached !== undefined) return cached
  const text = serializeJson(layout)
  serialized.set(layout, text)
  return text
}

const serialized = new WeakMap<LayoutData, string>()

/** JSON that cannot close the script element around it. */
function serializeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
