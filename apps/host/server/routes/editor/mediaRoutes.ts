import type { EditingClient, MediaId } from '@kudex/api/content'
import { mediaKinds, type MediaKind } from '@kudex/domain/editing-forms'
import { buildImageUrl, defaultImageId } from '@kudex/domain/images'
import { type Context, Hono } from 'hono'
import type { EditorSessions } from '../../access/editorSessions.ts'
import { type HostEnv, toPostedForm } from '../../hostContext.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { contentFileTimeout } from '../../limits.ts'
import { readPostedJson } from '../postedForm.ts'
import { respondJson } from '../respond.ts'
import { onEditorServiceError } from './formReturn.ts'
import type { ReceiveMedia } from './receiveMedia.ts'
import { limitEditorBody } from './requireEditor.ts'
import { withStepResult } from './withStepResult.ts'

export interface MediaRoutesOptions {
  readonly editing: EditingClient
  readonly editors: Pick<EditorSessions, 'resolve'>
  /** Reads a file that was posted without script. */
  readonly receiveMedia: ReceiveMedia
}

/**
 * Pictures and files for editors: `GET /media` lists them, `POST /media` stores an upload, `PUT /{kind}/{id}/bytes`
 * replaces one by an upload. Forms without script post a file to `/media/form` or `/{kind}/{id}/bytes/form`, and are
 * redirected to the `path` of their address with the result.
 */
export function createMediaRoutes({ editing, editors, receiveMedia }: MediaRoutesOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onEditorServiceError)

  routes.get('/media', async (c) => {
    const { kind, search = '', offset = '0' } = c.req.query()
    if ((kind !== 'pictures' && kind !== 'files') || !/^\d{1,6}$/.test(offset)) {
      return respondJson(400, { error: 'The list takes kind=pictures or kind=files, search and offset' })
    }
    return respondJson(200, await editing.listMedia({ kind, search: search.slice(0, 100), offset: Number(offset) }))
  })
  routes.post('/media', limitEditorBody, async (c) => {
    const { uploadId, language } = await readPostedJson(c)
    if (typeof uploadId !== 'string') return respondJson(400, { error: 'The request is JSON with uploadId' })
    const storing = await editing.storeMedia({ uploadId, language: toText(language) }, callOptions)
    return storing.kind === 'stored' ? respondJson(200, storing.item) : respondJson(422, { problems: storing.problems })
  })
  routes.post('/media/form', async (c) => {
    const path = readPath(c)
    if (path === null) return respondJson(400, { error: 'The address of the form has a path' })
    const received = await receiveMedia(toPostedForm(c))
    if (received.kind === 'failed') return redirectWith(c, path, received.reason)
    const { uploadId, language } = received
    const storing = await editing.storeMedia({ uploadId, language }, callOptions)
    if (storing.kind === 'rejected') return redirectWith(c, path, 'refused')
    const { name, slug } = storing.item as { readonly name?: string; readonly slug?: string }
    const [address] = path.split('?')
    const item = name === undefined ? `files/${slug}` : `pictures/${name}`
    return c.redirect(`${address?.replace(/\/(?:pictures|files)$/, '')}/${item}?done=uploaded`, 303)
  })
  routes.put(`${mediaPath}/bytes`, limitEditorBody, async (c) => {
    const version = /^"([\w-]+)"$/.exec(c.req.header('if-match') ?? '')?.[1]
    const { uploadId, language } = await readPostedJson(c)
    if (version === undefined) return respondJson(428, { error: 'The version is missing: send it in If-Match' })
    if (typeof uploadId !== 'string') return respondJson(400, { error: 'The request is JSON with uploadId' })
    const replacing = await replace(c, {
      uploadId,
      version,
      ...(typeof language === 'string' && { language }),
    })
    return replacing.kind === 'replaced'
      ? respondJson(200, { version: replacing.version })
      : respondJson(replacing.kind === 'refused' ? 422 : 412, { error: `Not replaced: ${replacing.kind}` })
  })
  routes.post(`${mediaPath}/bytes/form`, async (c) => {
    const path = readPath(c)
    const { version, language } = c.req.query()
    if (path === null || version === undefined) {
      return respondJson(400, { error: 'The address of the form has a path and a version' })
    }
    const received = await receiveMedia(toPostedForm(c))
    if (received.kind === 'failed') return redirectWith(c, path, received.reason)
    const replacing = await replace(c, { uploadId: received.uploadId, version, ...(language && { language }) })
    return replacing.kind === 'replaced'
      ? c.redirect(withStepResult(path, 'replaced', 'done'), 303)
      : redirectWith(c, path, replacing.kind)
  })
  /** A small version of a picture by its name, which is what forms store. */
  routes.get('/pictures/:name/image', async (c) => {
    const id = await editing.fetchImageId(c.req.param('name'))
    return c.redirect(buildImageUrl('/images', 'gallery', id ?? defaultImageId, 'webp'), 302)
  })
  return routes

  async function replace(
    c: Context<HostEnv>,
    replacement: { readonly uploadId: string; readonly version: string; readonly language?: string },
  ) {
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    return editing.replaceMedia({ ...readItem(c), ...replacement, editor: editor?.name ?? null }, callOptions)
  }
}

const callOptions = { timeoutMilliseconds: contentFileTimeout }

/** The type names the parameters. */
const mediaPath = `/:kind{${mediaKinds.join('|')}}/:id{[\\w-]+}` as '/:kind/:id'

function readItem(c: Context<HostEnv>): MediaId {
  return { kind: c.req.param('kind') as MediaKind, id: c.req.param('id') ?? '' }
}

function readPath(c: Context<HostEnv>): string | null {
  const path = c.req.query('path') ?? ''
  return isLocalPath(path) ? path : null
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function redirectWith(c: Context<HostEnv>, path: string, reason: string): Response {
  return c.redirect(withStepResult(path, '', reason), 303)
}
