import type { FrameData } from '../layout/layoutData.types.ts'
import type { PageData } from './pageData.types.ts'

/** What the browser needs to bring a document to life. */
export interface HydratedPage {
  readonly frame: FrameData
  readonly data: PageData
}

/**
 * The body of the document: the rendered tree and its data. The router gets a short document that only marks where the
 * body belongs (`request/documentBody.ts`): it searches every document several times, and writes data with a slow serializer (docs/performance.md).
 */
export function renderBody(root: string, page: HydratedPage): string {
  return `<div id="root">${root}</div><script id="${scriptId}" type="application/json">{"frame":${writeFrame(page.frame)},"data":${writeJson(page.data)}}</script>`
}

/** The data of the document that the server sent; null where there is none. */
export function readHydratedPage(): HydratedPage | null {
  if (hydrated === undefined) {
    const text = document.getElementById(scriptId)?.textContent
    hydrated = text ? (JSON.parse(text) as HydratedPage) : null
  }
  return hydrated
}

/** In the browser only, where one document is one visitor's. */
let hydrated: HydratedPage | null | undefined

const scriptId = 'kudex-page'

/** The frame is the same object for a site and locale until its sources change; it is written once. */
function writeFrame(frame: FrameData): string {
  const known = written.get(frame)
  if (known !== undefined) return known
  const text = writeJson(frame)
  written.set(frame, text)
  return text
}

const written = new WeakMap<FrameData, string>()

/** JSON that cannot end the script it stands in. */
function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
