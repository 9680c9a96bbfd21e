import { ServiceError } from '@kudex/api/transport'
import type { Context, ErrorHandler } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { readPostedForm } from '../postedForm.ts'
import { respondJson, respondJsonUnavailable } from '../respond.ts'
import { withStepResult } from './withStepResult.ts'

/**
 * The page that a posted form returns to: its local `path`, which forms with files have in their address. Null for
 * other requests.
 */
export async function readReturnPath(c: Context<HostEnv>): Promise<string | null> {
  if (c.req.method !== 'POST') return null
  const isFile = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
  const path = isFile ? c.req.query('path') : (await readPostedForm(c))?.get('path')
  return path && isLocalPath(path) ? path : null
}

/** The path with what a person filled in, so that the form on the page shows it again. */
export function withFormFields(path: string, form: URLSearchParams): string {
  const [address = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  for (const [field, parameter] of shownFields) {
    const values = form.getAll(field).filter((value) => value !== '')
    if (values.length > 0) parameters.delete(parameter)
    for (const value of values.slice(0, maxValues)) parameters.append(parameter, value.slice(0, maxValueLength))
  }
  return parameters.size === 0 ? address : `${address}?${parameters}`
}

/** Fields of forms, and the parameters from which their pages fill them in. */
const shownFields = [
  ['site', 'site'],
  ['title', 'title'],
  ['url', 'url'],
  ['publishAt', 'publishAt'],
  ['unpublishAt', 'unpublishAt'],
  ['timeZone', 'timeZone'],
  ['page', 'chosen'],
  ['language', 'target'],
  ['due', 'due'],
] as const

/** Rows of the translation board. */
const maxValues = 50
/** As long as the titles and addresses that forms take. */
const maxValueLength = 200

/** Responds 404; forms return to their page with `failed`, which is 404 if the page is gone. */
export async function respondUnknown(c: Context<HostEnv>, error: string): Promise<Response> {
  const path = await readReturnPath(c)
  return path === null ? respondJson(404, { error }) : c.redirect(withStepResult(path, '', 'failed'), 303)
}

/** Handles errors of the content service: forms return to their page with `failed`, other requests get JSON. */
export const onEditorServiceError: ErrorHandler<HostEnv> = async (error, c) => {
  if (!(error instanceof ServiceError)) throw error
  const path = await readReturnPath(c)
  if (path === null) return respondJsonUnavailable('The content service is not available')
  return c.redirect(withStepResult(path, '', 'failed'), 303)
}
