import * as v from 'valibot'
import { isTimeZone } from './zonedTime.ts'
import { moment } from './writtenFields.ts'

const time = v.optional(v.nullable(v.pipe(moment, v.toDate())), null)

/** When a page is to be published and unpublished; null removes the date. */
export const writtenPageSchedule = v.strictObject({
  publishAt: time,
  unpublishAt: time,
  /** The zone in which the editor chose the times; for display only. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'a time zone such as Europe/Zurich')),
})
