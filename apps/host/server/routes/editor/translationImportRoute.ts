import type { TranslationClient } from '@kudex/api/content'
import { limitBody } from '@kudex/node-server/bodies'
import type { Handler } from 'hono'
import { translationImportPath, type RefusedImport } from '../../../request/formState.ts'
import type { EditorSessions } from '../../access/editorSessions.ts'
import type { HostContext, HostEnv } from '../../hostContext.ts'
import { contentFileTimeout, maxTranslationImport } from '../../limits.ts'
import type { RenderRequest, RenderResult } from '../../pages/page.types.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import { resolvePage, toRenderRequest, type ResolvedPage, type ResolveOptions } from '../../pages/resolvePage.ts'
import { sendUncachedPage } from '../../pages/sendPage.ts'
import { toResponse } from '../../plainResponse.ts'
import { redirectAfterPost } from '../forms/formRoute.ts'

export interface TranslationImportOptions extends ResolveOptions {
  readonly translations: TranslationClient
  readonly editors: EditorSessions
  readonly renderPage: (request: RenderRequest) => Promise<RenderResult>
  readonly onError: (error: unknown) => void
}

/**
 * Creates the route of the form for files of translations, which posts to its own page. Redirects to the page with the
 * number of imported pages (303), or renders it with what is wrong with the file.
 */
export function createTranslationImportRoute(options: TranslationImportOptions): Handler<HostEnv> {
  const { translations, editors, renderPage, onError } = options
  const limit = limitBody<HostEnv>(maxTranslationImport, () => new Response(null, { status: 413 }))

  return async (c, next) => {
    const page = resolvePage(c, options)
    if (page?.resolution.kind !== 'page' || page.address.path !== translationImportPath) return next()
    if (!c.get('isSameOrigin')) return toResponse(createPlainPage(403))
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    // Without an editor the page shows the sign-in.
    if (!editor) return redirectAfterPost(page.address.canonicalPath)

    const render = async (status: 400 | 413 | 503, refusedImport: RefusedImport) => {
      const request = toRenderRequest(
        page,
        { access: { kind: 'open' }, session: { kind: 'none' }, editor, stage: null },
        'use',
      )
      const result = await renderPage({ ...request, query: '', requestedPath: page.path, refusedImport })
      return sendUncachedPage(c, page, result.status === 200 ? { ...result, status } : result)
    }

    let file: File | null = null
    const tooLarge = await limit(c, async () => {
      file = await readFile(c)
    })
    if (tooLarge) return render(413, { failure: 'tooLarge', problems: [], total: 0 })
    if (file === null) return render(400, { failure: 'none', problems: [], total: 0 })
    try {
      const result = await translations.importTranslations(new Uint8Array(await (file as File).arrayBuffer()), {
        editor: editor.name,
        signal: c.req.raw.signal,
        timeoutMilliseconds: contentFileTimeout,
      })
      if (result.kind === 'imported') return redirectAfterPost(toDone(page, result.pages.length))
      return await render(400, { failure: 'content', problems: result.problems, total: result.total })
    } catch (error) {
      onError(error)
      return render(503, { failure: 'failed', problems: [], total: 0 })
    }
  }
}

/** The chosen file; null for other bodies and without one. */
async function readFile(c: HostContext): Promise<File | null> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) return null
  const body = await c.req.parseBody().catch(() => ({}))
  const file = (body as Readonly<Record<string, unknown>>)['file']
  return file instanceof File && file.size > 0 ? file : null
}

function toDone({ address }: ResolvedPage, pages: number): string {
  return `${address.canonicalPath}?${new URLSearchParams({ imported: String(pages) })}`
}
