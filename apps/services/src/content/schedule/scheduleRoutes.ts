import { readWritten } from '@kudex/domain/editing'
import type { Hono } from 'hono'
import { bodyLimits } from '../../limits.ts'
import type { RouteOptions } from '../write/routeOptions.types.ts'
import { respond, readEditor, readJson } from '../write/writeResponses.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { readSchedule, storeSchedule } from './pageSchedule.ts'

/** Adds the routes for the dates on which pages are published and unpublished to the write interface. */
export function addScheduleRoutes(app: Hono, { queries, path, limitWrites, onStored, log }: RouteOptions): void {
  app.get(`${path}/:id/schedule`, async (call) => {
    const schedule = await readSchedule(queries, call.req.param('id'))
    return schedule ? respond(200, schedule) : respond(404, { error: 'There is no page with this id.' })
  })
  app.put(`${path}/:id/schedule`, async (call) => {
    const id = call.req.param('id')
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const { value, problems } = readWritten('page-schedule', body.value, 'schedule')
    if (value === null) throw new WriteRefusal('problems', { problems })
    const editor = readEditor(call.req.raw.headers)
    const schedule = await limitWrites(() => storeSchedule(queries, id, value, editor))
    onStored()
    log.info({ page: id, publishAt: schedule.publishAt, unpublishAt: schedule.unpublishAt }, 'page scheduled')
    return respond(200, schedule)
  })
}
