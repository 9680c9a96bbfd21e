import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import type { Area } from './paths.types.ts'
import { parseRawPath } from './rawPath.ts'

/** The area of the decoded segments below locale and site (ROUTE-08, ROUTE-10). */
export function resolveArea(segments: readonly string[]): Area {
  const first = segments[0] ?? ''
  return areasBySegment.get(first) ?? privateAreas.get(first.toLowerCase()) ?? 'content'
}

/** The area of a path outside the locales, null for any other path (ROUTE-09). */
export function resolveTechnicalArea(segments: readonly string[]): Area | null {
  return technicalAreas.get(segments[0] ?? '') ?? null
}

/** True if a path, with or without locale, is public: not below `mykomax` or `editor` in any case (ROUTE-10). */
export function isPublicPath(path: string): boolean {
  return !privateAreas.has(firstSegmentAfterLocale(path).toLowerCase())
}

/** True if a path, with or without locale, is a technical area: style guide or callback (ROUTE-08). */
export function isTechnicalPath(path: string): boolean {
  const first = firstSegmentAfterLocale(path)
  return first === 'style-guide' || first === 'callback' || first === 'blank-callback'
}

/** True if routes of the server answer paths with this first segment before pages do; not below the slug of a site. */
export function isServerRouteSegment(segment: string): boolean {
  const lower = segment.toLowerCase()
  return serverRouteSegments.has(lower) || technicalAreas.get(lower) === 'file'
}

/**
 * The segments in the spelling of routes: words of the portal are compared case-insensitively, ids keep their case
 * (ROUTE-10, ROUTE-48).
 */
export function normalizeSegments(segments: readonly string[]): readonly string[] {
  if (!privateAreas.has((segments[0] ?? '').toLowerCase())) return segments
  return segments.map((segment, index) => {
    const lower = segment.toLowerCase()
    return index < 2 || portalWords.has(lower) ? lower : segment
  })
}

/** Features that own an area; every site has the other areas (SITE-19). */
export const areaFeatures: ReadonlySet<Area> = new Set<Area>([
  'products',
  'services',
  'stories',
  'media-releases',
  'portal',
  'editor',
  'basket',
])

/** First segment of the addresses on machines' nameplates. */
export const nameplateSegment = 'm'

const privateAreas: ReadonlyMap<string, Area> = new Map<string, Area>([
  ['mykomax', 'portal'],
  ['editor', 'editor'],
])

const areasBySegment: ReadonlyMap<string, Area> = new Map<string, Area>([
  ['products', 'products'],
  ['services', 'services'],
  ['stories', 'stories'],
  ['media-releases', 'media-releases'],
  ['comparison', 'basket'],
  ['callback', 'callback'],
])

const technicalAreas: ReadonlyMap<string, Area> = new Map<string, Area>([
  ['style-guide', 'style-guide'],
  ['callback', 'callback'],
  ['blank-callback', 'blank-callback'],
  ['file', 'file'],
  ['feeds', 'file'],
  ['calendars', 'file'],
  ['vcards', 'file'],
  ['api', 'api'],
  ['builds', 'builds'],
])

/** Routes of the server that have no area. */
const serverRouteSegments: ReadonlySet<string> = new Set([
  'images',
  'assets',
  'sitemaps',
  'healthz',
  'readyz',
  'metrics',
  'favicon.ico',
  'robots.txt',
  'sitemap.xml',
])

const portalWords: ReadonlySet<string> = new Set(['old', 'list', 'newticket'])

function firstSegmentAfterLocale(path: string): string {
  const { segments } = parseRawPath(path.split(/[?#]/)[0] ?? '')
  const [first = '', second = ''] = segments
  return parseLocaleSegment(first) ? second : first
}
