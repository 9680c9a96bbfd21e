import type { PageContextServer } from 'vike/types'
import { readUnlockError, removeUnlockError } from '../../request/unlockError.ts'
import { formatText } from '../shared/locale/formatText.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { errorMessages } from './error.messages.ts'
import { passwordPromptMessages } from './passwordPrompt.messages.ts'
import type { ErrorStatusPageProps } from './ErrorStatusPage.tsx'

/** Data of the error page; never indexed (ROUTE-51, ROUTE-52, ERR-05). */
export async function loadErrorPage(pageContext: PageContextServer): Promise<PageData<ErrorStatusPageProps>> {
  const { request } = pageContext
  if (!request) throw new Error('The page context has no request')
  const props = resolveErrorProps(pageContext, request.requestedPath)
  const text = await formatText(request, titles[props.kind])
  const last = props.kind === 'notFound' ? await formatText(request, errorMessages.notFoundOverline) : text
  const page = createPageData<ErrorStatusPageProps>(request, {
    title: text,
    breadcrumbs: [{ title: last, url: null }],
    isIndexed: false,
    props,
  })
  return { ...page, head: { ...page.head, canonicalUrl: null } }
}

const titles = {
  notFound: errorMessages.notFoundTitle,
  refused: errorMessages.deniedTitle,
  forbidden: errorMessages.forbiddenTitle,
  password: passwordPromptMessages.title,
  error: errorMessages.title,
} as const

function resolveErrorProps(
  { abortStatusCode, abortReason, is404 }: PageContextServer,
  requestedPath: string,
): ErrorStatusPageProps {
  if (is404 || abortStatusCode === 404) {
    const isItem = isReason(abortReason) && abortReason.notFound === 'item'
    // The text about a route shows the path, the text about an item path and query.
    return {
      kind: 'notFound',
      sentence: isItem ? 'item' : 'route',
      path: isItem ? requestedPath : (requestedPath.split('?')[0] ?? ''),
    }
  }
  if (abortStatusCode === 401 && opensWithPassword(abortReason)) {
    return {
      kind: 'password',
      pageId: abortReason.pageId,
      path: removeUnlockError(requestedPath),
      problem: readUnlockError(requestedPath),
    }
  }
  if (abortStatusCode === 403) return { kind: 'forbidden' }
  if (abortStatusCode === 401) return { kind: 'refused' }
  return { kind: 'error', status: abortStatusCode ?? 500 }
}

function isReason(reason: unknown): reason is { readonly notFound: string } {
  return typeof reason === 'object' && reason !== null && 'notFound' in reason
}

function opensWithPassword(reason: unknown): reason is { readonly pageId: string } {
  return typeof reason === 'object' && reason !== null && 'pageId' in reason && typeof reason.pageId === 'string'
}
