import { readWritten, type WrittenValue } from '@kudex/domain/editing'
import type { Hono } from 'hono'
import { bodyLimits } from '../../limits.ts'
import { readBody } from '../../graphql/readBody.ts'
import type { RouteOptions } from '../write/routeOptions.types.ts'
import { respond, readEditor, readJson } from '../write/writeResponses.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { exportXliff, importXliff } from './xliff/transferXliff.ts'
import { changeTranslations, readTranslations, startTranslations } from './pageTranslations.ts'
import { readSourceChanges } from './translationSources.ts'

/** Adds the routes for translations of pages to the write interface (TRANS-06, TRANS-07, TRANS-08). */
export function addTranslationRoutes(app: Hono, { queries, path, limitWrites, onStored, log }: RouteOptions): void {
  app.get(`${path}/:id`, async (call) => {
    const translations = await readTranslations(queries, call.req.param('id'))
    return translations ? respond(200, translations) : respond(404, { error: 'There is no page with this id.' })
  })
  app.get(`${path}/:id/changes`, async (call) => {
    const sources = await readSourceChanges(queries, call.req.param('id'))
    return sources ? respond(200, { sources }) : respond(404, { error: 'There is no page with this id.' })
  })
  app.post(`${path}/start`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const { value, problems } = readWritten('translation-start', body.value, 'start')
    if (value === null) throw new WriteRefusal('problems', { problems })
    const pages = await limitWrites(() => startTranslations(queries, value))
    log.info({ pages: pages.length, languages: value.languages }, 'translations started')
    return respond(200, { pages })
  })
  app.post(`${path}/export`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const { value, problems } = readWritten('translation-export', body.value, 'export')
    if (value === null) throw new WriteRefusal('problems', { problems })
    const file = await limitWrites(() => exportXliff(queries, value))
    log.info({ pages: value.pages.length, language: value.language }, 'translations exported')
    const headers = {
      'content-type': `${xliffType}; charset=utf-8`,
      'content-disposition': `attachment; filename="pages-${value.language}.xlf"`,
      'cache-control': 'no-store',
    }
    return new Response(file, { headers })
  })
  app.post(`${path}/import`, async (call) => {
    const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (!importedTypes.has(type)) return respond(415, { error: `The body is ${xliffType}.` })
    const text = await readBody(call.req.raw, bodyLimits.xliff)
    if (text === null) return respond(413, { error: `The request is larger than ${bodyLimits.xliff} bytes.` })
    const imported = await limitWrites(() => importXliff(queries, text, readEditor(call.req.raw.headers)))
    onStored()
    log.info({ pages: imported.length }, 'translations imported')
    return respond(200, { imported })
  })
  app.post(`${path}/:id/:action{start|reset}`, async (call) => {
    const { id, action } = call.req.param()
    const step = await readStep(call.req.raw)
    if (step instanceof Response) return step
    const translations = await limitWrites(() =>
      changeTranslations(queries, id, { ...step, action: action === 'start' ? 'start' : 'reset' }),
    )
    log.info({ page: id, action, languages: step.languages }, 'translations changed')
    return respond(200, translations)
  })
}

const xliffType = 'application/xliff+xml'
const importedTypes: ReadonlySet<string | undefined> = new Set([xliffType, 'application/xml', 'text/xml'])

/** Reads the languages of a step; a request without a body has none. */
async function readStep(request: Request): Promise<WrittenValue<'translation-step'> | Response> {
  const isEmpty = request.body === null || request.headers.get('content-length') === '0'
  const body = isEmpty ? { value: {} } : await readJson(request, bodyLimits.write)
  if (body instanceof Response) return body
  const { value, problems } = readWritten('translation-step', body.value, 'step')
  if (value === null) throw new WriteRefusal('problems', { problems })
  return value
}
