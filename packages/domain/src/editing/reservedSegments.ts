import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { isPublicPath, resolveArea, resolveTechnicalArea } from '../paths/areas.ts'

/**
 * Tells whether a first segment belongs to the host itself, in any case: signing in, the portal, the editor, files and
 * endpoints. No stored address may stand in their way (ROUTE-08, ROUTE-09, ROUTE-10).
 */
export function isReservedSegment(segment: string): boolean {
  const lower = segment.toLowerCase()
  return resolveTechnicalArea([lower]) !== null || !isPublicPath(`/${lower}`) || isFrontDoorSegment(lower)
}

/** Tells whether a segment may be neither the slug of a page at the top nor of a site: it already means something. */
export function isTakenSegment(segment: string): boolean {
  return isReservedSegment(segment) || parseLocaleSegment(segment) !== null || resolveArea([segment]) !== 'content'
}

/** Tells whether the front door answers a first segment itself; below the slug of a site it does not. */
export function isFrontDoorSegment(segment: string): boolean {
  return hostSegments.has(segment.toLowerCase())
}

/** Answered by the front door before any page. */
const hostSegments: ReadonlySet<string> = new Set([
  'images',
  'assets',
  'healthz',
  'readyz',
  'metrics',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
])
