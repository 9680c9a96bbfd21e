import { readWritten, type WrittenValue } from '@kudex/domain/editing'
import type { Logger } from '@kudex/node-server/logging'
import type { Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import { bodyLimits } from '../../limits.ts'
import { answer, readJson } from '../write/writeResponses.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { changeTranslations, readTranslations } from './pageTranslations.ts'

interface RouteOptions {
  readonly queries: Queries
  /** Path of the routes. */
  readonly path: string
  readonly limitWrites: <Value>(task: () => Promise<Value>) => Promise<Value>
  readonly log: Logger
}

/** Adds the routes for translations of pages to the write interface (TRANS-06, TRANS-07, TRANS-08). */
export function addTranslationRoutes(app: Hono, { queries, path, limitWrites, log }: RouteOptions): void {
  app.get(`${path}/:id`, async (call) => {
    const translations = await readTranslations(queries, call.req.param('id'))
    return translations ? answer(200, translations) : answer(404, { error: 'There is no page with this id.' })
  })
  app.post(`${path}/:id/:action{start|reset}`, async (call) => {
    const { id, action } = call.req.param()
    const step = await readStep(call.req.raw)
    if (step instanceof Response) return step
    const translations = await limitWrites(() =>
      changeTranslations(queries, id, { ...step, action: action === 'start' ? 'start' : 'reset' }),
    )
    log.info({ page: id, action, languages: step.languages }, 'translations changed')
    return answer(200, translations)
  })
}

/** Reads the languages of a step; a request without a body has none. */
async function readStep(request: Request): Promise<WrittenValue<'translation-step'> | Response> {
  const isEmpty = request.body === null || request.headers.get('content-length') === '0'
  const body = isEmpty ? { value: {} } : await readJson(request, bodyLimits.write)
  if (body instanceof Response) return body
  const { value, problems } = readWritten('translation-step', body.value, 'step')
  if (value === null) throw new WriteRefusal('problems', { problems })
  return value
}
