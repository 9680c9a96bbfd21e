import type { PageTranslations, TranslationClient } from '@kudex/api/content'
import { type Context, Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { readPostedForm } from '../postedForm.ts'
import { respondJson } from '../respond.ts'
import { onEditorServiceError, respondUnknown } from './formReturn.ts'

/** Path of the translation routes. */
export const translationPath = '/api/translation'

/**
 * Translation states of a page: `/state/{pageId}`, and `/start/{pageId}` and `/reset/{pageId}`, which change them
 * (TRANS-06…08). A change needs a request of our own pages; prefetches and links from elsewhere change nothing. Forms post
 * to the same addresses and are redirected to their `path`.
 */
export function createTranslationRoutes({ translations }: { readonly translations: TranslationClient }): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onEditorServiceError)

  routes.get('/state/:pageId{[\\w-]+}', async (c) => {
    return toResponse(await translations.fetchTranslations(c.req.param('pageId')))
  })
  for (const action of ['start', 'reset'] as const) {
    routes.on(['GET', 'POST'], `/${action}/:pageId{[\\w-]+}`, async (c) => {
      if (c.req.method === 'HEAD' || !isOwnRequest(c)) {
        return respondJson(403, { error: 'The request does not come from this site' })
      }
      const form = await readPostedForm(c)
      const changed = await translations.changeTranslations(c.req.param('pageId'), action)
      const path = form?.get('path') ?? ''
      if (!changed) return respondUnknown(c, 'There is no such page')
      return isLocalPath(path) ? c.redirect(path, 303) : toResponse(changed)
    })
  }
  routes.all('*', () => respondJson(404, { error: 'There is no such endpoint' }))
  return routes
}

function toResponse(translations: PageTranslations | null): Response {
  if (!translations) return respondJson(404, { error: 'There is no such page' })
  const { sourceLanguage, targetLanguages } = translations
  return respondJson(200, {
    sourceLanguage,
    targetLanguages: targetLanguages.map(({ id, language, translationState, exportedAt, importedAt }) => ({
      id,
      language,
      translationState,
      exportedAt,
      importedAt,
    })),
  })
}

/** False for requests of other sites and for prefetches. */
function isOwnRequest(c: Context<HostEnv>): boolean {
  return c.get('isSameOrigin') && c.req.header('sec-purpose') === undefined && c.req.header('purpose') === undefined
}
