import type { PageTranslations, TranslationClient } from '@kudex/api/content'
import { toDay } from '@kudex/domain/days'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { contentFileTimeout } from '../../limits.ts'
import { readPostedForm } from '../postedForm.ts'
import { respondJson } from '../respond.ts'
import { onEditorServiceError } from './formReturn.ts'

/**
 * Forms of the translation board: `/start` starts the translation of the chosen pages, `/export` starts it and downloads
 * their texts as XLIFF 2.1 (TRANS-07). Both redirect to the form's `path` with the result as `done`.
 */
export function createTranslationBulkRoutes({
  translations,
}: {
  readonly translations: TranslationClient
}): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onEditorServiceError)

  for (const action of ['start', 'export'] as const) {
    routes.post(`/${action}`, async (c) => {
      if (!c.get('isSameOrigin')) return respondJson(403, { error: 'The request does not come from this site' })
      const form = await readPostedForm(c)
      const path = form?.get('path') ?? ''
      if (!form || !isLocalPath(path)) return respondJson(400, { error: 'The form takes path, page and language' })
      const { pages, language, due } = readChoice(form)
      const dueAt = due ? `${due}T23:59:59Z` : undefined
      const isIncomplete = pages.length === 0 || (action === 'export' && language === '')
      // What was chosen comes back with the form.
      const refuse = (result: 'incomplete' | 'refused' | 'none') => c.redirect(addResult(path, result, form), 303)
      if (isIncomplete) return refuse('incomplete')
      const { signal } = c.req.raw
      if (action === 'export') {
        const options = { signal, timeoutMilliseconds: contentFileTimeout }
        const xliff = await translations.exportTranslations({ pages, language, dueAt }, options)
        if (xliff === null) return refuse('refused')
        return c.body(xliff, 200, {
          'Content-Type': 'application/xliff+xml; charset=utf-8',
          'Content-Disposition': `attachment; filename="pages-${language}.xlf"`,
          'Cache-Control': 'no-store',
        })
      }
      const started = await translations.startTranslations(
        { pages, ...(language && { languages: [language] }), dueAt },
        { signal },
      )
      if (!started) return refuse('refused')
      return started.some(isInTranslation) ? c.redirect(addResult(path, 'start'), 303) : refuse('none')
    })
  }
  return routes
}

/** False after a start if no language of the page was open. */
function isInTranslation({ targetLanguages }: PageTranslations): boolean {
  return targetLanguages.some(({ translationState }) => translationState === 'InProgress')
}

function readChoice(form: URLSearchParams) {
  return {
    pages: form
      .getAll('page')
      .filter((id) => /^[\w-]{1,100}$/.test(id))
      .slice(0, maxPages),
    language: /^[a-z]{2,3}$/.test(form.get('language') ?? '') ? (form.get('language') ?? '') : '',
    due: toDay(form.get('due')) ?? '',
  }
}

/** More than one page of the board lists. */
const maxPages = 200

/** The path with the result, and the choices of a form that was refused. */
function addResult(path: string, result: 'start' | 'incomplete' | 'refused' | 'none', form?: URLSearchParams): string {
  const url = new URL(path, 'https://host.invalid')
  url.searchParams.set('done', result)
  if (form) {
    const { pages, language, due } = readChoice(form)
    for (const page of pages) url.searchParams.append('chosen', page)
    if (language) url.searchParams.set('target', language)
    if (due) url.searchParams.set('due', due)
  }
  return `${url.pathname}${url.search}`
}
