import type { Hono } from 'hono'
import { bodyLimits } from '../../limits.ts'
import type { RouteOptions } from '../write/routeOptions.types.ts'
import { respond, readEditor, readJson } from '../write/writeResponses.ts'
import { removeHost, storeReport } from './hostReports.ts'
import { readRenewal, renewPage } from './pageRenewal.ts'

/** Adds the routes with which hosts report what they have renewed, and editors ask for it, to the write interface. */
export function addRenewalRoutes(app: Hono, { queries, path, limitWrites, onStored, log }: RouteOptions): void {
  app.put(`${path}/hosts/:id`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const id = call.req.param('id')
    const { position } = (body.value ?? {}) as { readonly position?: unknown }
    if (!/^[\w.:-]{1,100}$/.test(id) || typeof position !== 'string')
      return respond(400, { error: 'A host has a name and a port, and its position in the change log.' })
    await storeReport(queries, id, position)
    return respond(200, {})
  })
  app.delete(`${path}/hosts/:id`, async (call) => {
    await removeHost(queries, call.req.param('id'))
    return respond(200, {})
  })
  app.get(`${path}/pages/:id/renewal`, async (call) => {
    const renewal = await readRenewal(queries, call.req.param('id'))
    return renewal ? respond(200, renewal) : respond(404, { error: 'There is no page with this id.' })
  })
  app.post(`${path}/pages/:id/renew`, async (call) => {
    const id = call.req.param('id')
    await limitWrites(() => renewPage(queries, id))
    onStored()
    log.info({ page: id, editor: readEditor(call.req.raw.headers) }, 'page renewed')
    return respond(200, {})
  })
}
