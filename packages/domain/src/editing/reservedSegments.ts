import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import {
  isPublicPath,
  isServerRouteSegment,
  nameplateSegment,
  resolveArea,
  resolveTechnicalArea,
} from '../paths/areas.ts'

/**
 * True if the first segment belongs to the host, case-insensitive: sign-in, portal, nameplates, editor, files and endpoints. Stored
 * redirects must not shadow them (ROUTE-08, ROUTE-09, ROUTE-10).
 */
export function isReservedSegment(segment: string): boolean {
  const lower = segment.toLowerCase()
  return (
    lower === nameplateSegment ||
    resolveTechnicalArea([lower]) !== null ||
    !isPublicPath(`/${lower}`) ||
    isServerRouteSegment(lower)
  )
}

/** True if a segment is reserved: no site and no top-level page may have it as slug. */
export function isUnavailableSegment(segment: string): boolean {
  return isReservedSegment(segment) || parseLocaleSegment(segment) !== null || resolveArea([segment]) !== 'content'
}
