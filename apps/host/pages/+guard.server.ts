import type { PageContextServer } from 'vike/types'
import { abortWithNotFound } from './shared/data/abortWithNotFound.ts'

/** Malformed addresses, and areas that the site lacks, are not found (ROUTE-53, SITE-19). */
export function guard({ request }: PageContextServer) {
  if (!request) throw new Error('The page context has no request')
  if (request.isInvalid || !request.address.isAreaOffered) abortWithNotFound('route')
}
