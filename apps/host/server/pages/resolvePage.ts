import { formPaths } from '@kudex/domain/forms'
import {
  resolveRequest,
  type PageAddress,
  type Resolution,
  type SystemData,
  shareParameter,
  stageParameter,
} from '@kudex/domain/paths'
import type { CacheMode } from '../../request/cacheMode.ts'
import { readCookies, toFarFuture, writeCookie } from '../../request/cookies.ts'
import { readFormNotice, readSentReferences, uploadPath } from '../../request/formState.ts'
import { toKnownQuery, toSafeQuery } from '../../request/knownQuery.ts'
import { resolvePageRequest, type PageEnding, type PageFormat } from '../../request/pageRequest.ts'
import type { EditingContext, PageAccess, PageSession, PageStage, Visitor } from '../../request/requestContext.types.ts'
import { resolvePublicOrigin } from '../../request/resolveOrigin.ts'
import { readStage } from '../../request/stage.ts'
import { resolveToggleChanges, resolveVisitor } from '../../request/visitor.ts'
import { parseAcceptLanguage } from '../headers/negotiation.ts'
import type { HostContext } from '../hostContext.ts'
import type { RenderRequest } from './page.types.ts'

/** A request resolved to site, locale, area and canonical path. */
export interface ResolvedPage {
  readonly resolution: Resolution
  readonly address: PageAddress
  readonly system: SystemData
  readonly format: PageFormat
  readonly ending: PageEnding
  /** Raw path of the page, without the ending of its format. */
  readonly path: string
  readonly requestedPath: string
  readonly query: URLSearchParams
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly cookieHeader: string | undefined
  readonly visitor: Visitor
  /** The stage that the query names, which only editors see; null outside of public pages. */
  readonly stage: PageStage | null
  /** The token of a shared preview that the query has; null outside of content pages. */
  readonly share: string | null
  /** True if a frame asks for the page. */
  readonly isFramed: boolean
  readonly publicOrigin: string
  /** `Set-Cookie` values for the toggles in the query. */
  readonly toggleCookies: readonly string[]
}

export interface ResolveOptions {
  readonly system: { readonly current: SystemData | null }
  readonly publicOrigins: readonly string[]
}

/** Resolves the URL of a request; null while there is no system data. */
export function resolvePage(c: HostContext, { system, publicOrigins }: ResolveOptions): ResolvedPage | null {
  const snapshot = system.current
  if (!snapshot) return null
  const target = c.get('screened')
  const origin = c.get('origin')
  const { headers } = c.env.incoming
  const { cookie: cookieHeader } = headers
  const { path, format, ending } = resolvePageRequest(target.path)
  const query = new URLSearchParams(target.query)
  const cookies = readCookies(cookieHeader)
  const { hostname } = origin
  const resolution = resolveRequest({
    hostname,
    path,
    query: target.query,
    cookies,
    acceptLanguage: parseAcceptLanguage(headers['accept-language']),
    system: snapshot,
    publicOrigins,
  })
  const { address } = resolution
  return {
    resolution,
    address,
    system: snapshot,
    format,
    ending,
    path,
    requestedPath: target.query === '' ? path : `${path}?${target.query}`,
    query,
    cookies,
    cookieHeader,
    visitor: resolveVisitor(cookies, query, address.locale, snapshot),
    stage: resolution.kind === 'page' && address.isPublic ? readStage(query.get(stageParameter)) : null,
    share: resolution.kind === 'page' && address.area === 'content' ? query.get(shareParameter) : null,
    isFramed: headers['sec-fetch-dest'] === 'iframe',
    publicOrigin: resolvePublicOrigin(publicOrigins, origin),
    toggleCookies: resolveToggleChanges(query).map(({ name, value }) =>
      writeCookie(name, value ?? '', {
        expires: value === null ? new Date(0) : toFarFuture(),
        isSecure: origin.isSecure,
      }),
    ),
  }
}

/** Access decision, session and editor of a request, resolved before its page is rendered. */
export interface Authorization extends EditingContext {
  readonly access: PageAccess
  readonly session: PageSession
}

/** Creates the render request of a GET request. A shared page gets nothing that its cache key lacks. */
export function toRenderRequest(
  page: ResolvedPage,
  { access, session, editor, stage }: Authorization,
  cacheMode: CacheMode,
): RenderRequest {
  const { address, query, requestedPath, system, format, visitor, publicOrigin } = page
  const isInvalid = page.resolution.kind === 'invalid' || page.resolution.kind === 'direct'
  const isShared =
    !isInvalid && cacheMode !== 'bypass' && access.kind === 'open' && stage === null && isSameForAllVisitors(page)
  const known = toKnownQuery(query)
  const canonicalPath = known === '' ? address.canonicalPath : `${address.canonicalPath}?${known}`
  return {
    address,
    system,
    format,
    fullPath: isShared ? canonicalPath : requestedPath,
    requestedPath,
    query: isShared ? known : toSafeQuery(query),
    isFramed: page.isFramed,
    isInvalid,
    isShared,
    visitor: { ...visitor, hasSession: session.kind === 'active' },
    session,
    access,
    editor,
    stage,
    publicOrigin,
    cacheMode,
  }
}

/** False for the portal, the editor area, the callback, the style guide and the results of forms and uploads. */
function isSameForAllVisitors({ address, query, resolution }: ResolvedPage): boolean {
  const { area, isPublic, path } = address
  if (!isPublic || area === 'callback' || area === 'style-guide') return false
  if (resolution.kind !== 'page') return true
  return path === uploadPath
    ? readSentReferences(query).length === 0
    : !formPaths.has(path) || readFormNotice(query) === null
}
