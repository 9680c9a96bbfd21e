import type { createContentClient } from '@kudex/api/content'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { onServiceError, respondJson, respondJsonUnavailable } from '../respond.ts'

export interface PageChoiceRoutesOptions {
  /** The content of the draft endpoint. */
  readonly protectedContent: Pick<ReturnType<typeof createContentClient>, 'fetchPageTree'>
}

/** `GET /page-choices`: the pages of a site that contain a text, for links and fields that refer to a page. */
export function createPageChoiceRoutes({ protectedContent }: PageChoiceRoutesOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(() => respondJsonUnavailable('The content service is not available')))
  routes.get('/page-choices', async (c) => {
    const { siteId, search = '', offset = '0', language = 'en' } = c.req.query()
    if (!siteId || !/^\d{1,6}$/.test(offset) || !/^[a-z]{2}$/.test(language)) {
      return respondJson(400, { error: 'The list takes siteId, search, offset and language' })
    }
    const { total, pages } = await protectedContent.fetchPageTree(
      { siteId, text: search.trim().slice(0, maxTextLength) || null, first: pagesPerResponse, offset: Number(offset) },
      { language, fallbackLanguage: 'en', stage: 'DRAFT' },
      { signal: c.req.raw.signal },
    )
    return respondJson(200, { total, items: pages.map(({ id, title, path }) => ({ id, title, path })) })
  })
  return routes
}

const pagesPerResponse = 30
const maxTextLength = 100
