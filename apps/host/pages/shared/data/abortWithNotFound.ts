import { render } from 'vike/abort'
import type { NotFoundReason } from '../../pageContext.types.ts'

/** Aborts rendering and renders the 404 page (ROUTE-51, ROUTE-52, PAGE-25). */
export function abortWithNotFound(reason: NotFoundReason, message: string | null = null): never {
  throw render(404, { notFound: reason, message })
}
