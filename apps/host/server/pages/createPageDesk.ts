import { setTimeout as pause } from 'node:timers/promises'
import type { ContentClient } from '@kudex/api/content'
import { formPaths } from '@kudex/domain/forms'
import { resolveRequest, type PageAddress, type SystemData } from '@kudex/domain/paths'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import { resolveCacheMode, type CacheMode } from '../../request/cacheMode.ts'
import { hasCookie, readCookies, writeCookie } from '../../request/cookies.ts'
import { readGateProblem } from '../../request/gateProblem.ts'
import { toKnownQuery, toSafeQuery } from '../../request/knownQuery.ts'
import { readFormNotice, readSentReferences, uploadPath } from '../../request/formState.ts'
import type { PageGrant } from '../../request/pageGrant.types.ts'
import { resolvePageRequest } from '../../request/pageRequest.ts'
import type { PageSession } from '../../request/requestContext.types.ts'
import { resolvePublicOrigin } from '../../request/resolveOrigin.ts'
import { resolveToggleChanges, resolveVisitor } from '../../request/visitor.ts'
import { sendAnswer, type Visit } from '../answer.ts'
import type { Caches } from '../caches/openCaches.ts'
import { isCached, toLocaleCookie, type PageCache } from '../caches/page-cache/pageCache.ts'
import type { FormDesk } from '../routes/forms/formDesk.ts'
import { sendOutcome, wantsJson } from '../routes/forms/sendOutcome.ts'
import { parseAcceptLanguage } from '../headers/negotiation.ts'
import type { SecurityHeaders } from '../headers/securityHeaders.ts'
import { sendUploadOutcome, type UploadDesk } from '../routes/uploads/uploadDesk.ts'
import { isFastCacheKeySafe } from '../fastCacheKey.ts'
import { createDirectLookup } from './createDirectLookup.ts'
import type { MadePage } from './createPageMaker.ts'
import type { PageOrder } from './page.types.ts'
import { createPlainPage } from './plainPage.ts'
import { createRedirect } from './redirectAnswer.ts'
import { resolveFarFuture, sendCachedPage } from './sendPage.ts'

type Cookies = Readonly<Record<string, string | undefined>>

export interface PageDeskOptions {
  readonly system: { readonly current: SystemData | null; refresh(): Promise<void> }
  readonly content: Pick<ContentClient, 'fetchPage'>
  readonly caches: Pick<Caches, 'data' | 'pages' | 'markStale'>
  readonly pageCache: PageCache
  readonly make: (order: PageOrder) => Promise<MadePage>
  readonly security: SecurityHeaders
  /** Takes what is posted to the page of a form. */
  readonly forms: FormDesk
  /** Takes the files that are posted to the page for uploads. */
  readonly uploads: UploadDesk
  readonly publicOrigins: readonly string[]
  readonly resolveSession: (cookieHeader: string | undefined) => Promise<PageSession>
  readonly readGrants: (cookieHeader: string | undefined) => Promise<readonly PageGrant[]>
}

/** Answers addresses of pages: resolves the request, redirects, or renders and keeps (design, section 2, rows 2 to 6). */
export function createPageDesk(options: PageDeskOptions): (visit: Visit) => Promise<void> {
  const { system, caches, make, publicOrigins } = options
  const lookUpDirect = createDirectLookup({ content: options.content, data: caches.data })
  // Anybody may ask for fresh data: not so often, and not by so many at once, that it becomes a load (CACHE-07).
  const refreshLimiter = createRateLimiter<void>({ points: 1, duration: 5, toKey: () => '' })
  const bypassLimiter = createRateLimiter<void>({ points: 5, duration: 1, toKey: () => '' })
  let bypassing = 0

  return async (visit) => {
    const { screened } = visit
    if (screened.method !== 'GET' && screened.method !== 'HEAD' && screened.method !== 'POST') {
      return sendAnswer(visit, createPlainPage(405, { Allow: 'GET, HEAD' }))
    }
    const query = new URLSearchParams(screened.query)
    const cacheMode = await grant(resolveCacheMode(query))
    if (cacheMode !== 'bypass') return answerPage(visit, query, cacheMode)
    bypassing += 1
    try {
      await answerPage(visit, query, cacheMode)
    } finally {
      bypassing -= 1
    }
  }

  async function answerPage(visit: Visit, query: URLSearchParams, cacheMode: CacheMode): Promise<void> {
    const { screened, origin, request } = visit
    const snapshot = system.current
    if (!snapshot) return sendAnswer(visit, createPlainPage(503))
    const { path, format, ending } = resolvePageRequest(screened.path)
    const cookies = readCookies(request.headers.cookie)
    const resolution = resolveRequest({
      hostname: origin.hostname,
      path,
      query: screened.query,
      cookies,
      acceptLanguage: parseAcceptLanguage(request.headers['accept-language']),
      system: snapshot,
    })
    const toggleCookies = createToggleCookies(visit, query)
    if (toggleCookies.length > 0) visit.response.setHeader('Set-Cookie', [...toggleCookies])
    if (resolution.kind === 'redirect') return sendAnswer(visit, createRedirect(resolution, ending))
    const { address } = resolution
    const isPost = screened.method === 'POST'
    const formName = resolution.kind === 'page' ? formPaths.get(address.path) : undefined
    const isUpload = resolution.kind === 'page' && address.path === uploadPath
    if (isPost && formName === undefined && !isUpload)
      return sendAnswer(visit, createPlainPage(405, { Allow: 'GET, HEAD' }))
    if (resolution.kind === 'direct') {
      const target = await lookUpDirect(resolution, { system: snapshot, hostname: origin.hostname, cacheMode })
      if (target) return sendAnswer(visit, createRedirect(target, ending))
    }
    const isInvalid = resolution.kind === 'invalid' || resolution.kind === 'direct'
    // What a form's page tells one visitor is not for others.
    const isTold =
      isPost ||
      (formName !== undefined && readFormNotice(query) !== null) ||
      (isUpload && readSentReferences(query).length > 0)
    const isShared =
      isForEveryone(address) && !isTold && !isInvalid && cookies['kudex-editor'] === undefined && cacheMode !== 'bypass'
    const askedPath = screened.query === '' ? path : `${path}?${screened.query}`
    const order: PageOrder = {
      address,
      system: snapshot,
      format,
      fullPath: askedPath,
      query: toSafeQuery(query),
      isInvalid,
      visitor: resolveVisitor(cookies, query, address.locale, snapshot),
      session: { kind: 'none' },
      grants: [],
      publicOrigin: resolvePublicOrigin(publicOrigins, origin),
      cacheMode,
    }
    if (isPost && formName !== undefined) {
      const outcome = await options.forms.take(request, formName, address, order.publicOrigin)
      if (outcome.kind !== 'told' || wantsJson(request)) return sendOutcome(visit, outcome, address.canonicalPath)
      const page = await make({ ...order, query: '', fullPath: path, form: outcome.state })
      return sendMade(visit, order, page.status === 200 ? { ...page, status: outcome.status } : page)
    }
    if (isPost) {
      const outcome = await options.uploads.take(request)
      if (outcome.kind !== 'told') return sendUploadOutcome(visit, outcome, address.canonicalPath)
      const page = await make({ ...order, query: '', fullPath: path, sentFiles: outcome.sent })
      return sendMade(visit, order, page.status === 200 ? { ...page, status: outcome.status } : page)
    }
    if (isShared) return answerShared({ visit, order, query, cookies, toggleCookies })
    const session = address.isPublic ? order.session : await options.resolveSession(request.headers.cookie)
    const visitor = { ...order.visitor, hasSession: session.kind === 'active' }
    const page = await make({ ...order, session, visitor })
    if (address.isPublic && page.status === 401) return answerProtected(visit, order, page)
    sendMade(visit, order, page)
  }

  async function grant(cacheMode: CacheMode): Promise<CacheMode> {
    if (cacheMode === 'refresh' && (await refreshLimiter.consume()) === null) {
      caches.markStale()
      await Promise.race([system.refresh(), pause(clearPatience)])
      return 'refresh'
    }
    // Who clears too soon after another still gets fresh data, and for himself alone.
    if (cacheMode === 'use' || bypassing >= maxBypassing) return 'use'
    return (await bypassLimiter.consume()) === null ? 'bypass' : 'use'
  }

  async function answerShared({ visit, order, query, cookies, toggleCookies }: SharedVisit): Promise<void> {
    const known = toKnownQuery(query)
    const path = order.address.canonicalPath
    const shared = { ...order, query: known, fullPath: known === '' ? path : `${path}?${known}` }
    const page = await options.pageCache.getOrRender(shared)
    if (isCached(page)) {
      const isPlain = toggleCookies.length === 0 && !query.has('cache')
      const fastKey = isPlain && isFastCacheKeySafe(visit.request, cookies) ? (visit.fastCacheKey ?? null) : null
      if (fastKey !== null) caches.pages.setFastKey(fastKey, page)
      return sendCachedPage(page, visit.request, visit.response, {
        security: options.security,
        entrance: visit.origin.entrance,
        toggleCookies,
      })
    }
    // What is protected is made anew for who may have a right to it, and tells what was wrong with a password.
    if (page.status === 401) return answerProtected(visit, order, page)
    // The page for what is not found tells the address as it was asked for (ROUTE-52).
    const isRetold = page.status === 404 && order.fullPath !== shared.fullPath
    sendMade(visit, order, isRetold ? await make(order) : page)
  }

  async function answerProtected(visit: Visit, order: PageOrder, shut: MadePage): Promise<void> {
    const { cookie } = visit.request.headers
    const [session, grants] = await Promise.all([options.resolveSession(cookie), options.readGrants(cookie)])
    const isStranger = session.kind === 'none' && grants.length === 0
    if (isStranger && readGateProblem(order.fullPath) === null) return sendMade(visit, order, shut)
    const visitor = { ...order.visitor, hasSession: session.kind === 'active' }
    sendMade(visit, order, await make({ ...order, session, grants, visitor }))
  }
}

/** Pages that are made past the caches at the same time, so that a slow service does not gather them. */
const maxBypassing = 4

/** Milliseconds that who clears waits for fresh system data. */
const clearPatience = 5_000

/** Areas whose pages are the same for every visitor (CACHE-06). */
function isForEveryone({ area, isPublic }: PageAddress): boolean {
  return isPublic && area !== 'callback' && area !== 'style-guide'
}

interface SharedVisit {
  readonly visit: Visit
  readonly order: PageOrder
  readonly query: URLSearchParams
  readonly cookies: Cookies
  readonly toggleCookies: readonly string[]
}

function createToggleCookies({ origin }: Visit, query: URLSearchParams): readonly string[] {
  return resolveToggleChanges(query).map(({ name, value }) =>
    writeCookie(name, value ?? '', {
      expires: value === null ? new Date(0) : resolveFarFuture(),
      isSecure: origin.isSecure,
    }),
  )
}

function sendMade(visit: Visit, order: PageOrder, page: MadePage): void {
  if (page.location !== null) {
    // Whoever moved for good is told so; a page says it by its status (CAT-28).
    const status = page.status === 301 ? 301 : 302
    const redirect = { status, location: page.location, isExternal: false, reason: 'page' } as const
    return sendAnswer(visit, createRedirect(redirect, resolvePageRequest(visit.screened.path).ending))
  }
  rememberLocale(visit, order)
  sendAnswer(visit, {
    status: page.status,
    headers: {
      'Content-Type': page.contentType,
      'Cache-Control': 'no-store',
      ...(page.status === 503 ? { 'Retry-After': '10' } : {}),
    },
    body: page.body,
  })
}

/** Remembers the locale that the address names, unless the visitor's browser does so already (LOCALE-13). */
function rememberLocale({ request, response, origin }: Visit, order: PageOrder): void {
  const cookie = toLocaleCookie(order)
  if (cookie === null || order.isInvalid || hasCookie(request.headers.cookie, cookie)) return
  const [name = '', value = ''] = cookie.split('=')
  response.appendHeader(
    'Set-Cookie',
    writeCookie(name, value, { expires: resolveFarFuture(), isSecure: origin.isSecure }),
  )
}
