import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { passkeyScript } from './passkeyScript.ts'

/** The styles and fonts of the UI package and our script, at addresses with a content hash, so that browsers cache them forever. */
export function createAssets(): Assets {
  const styles = createRequire(import.meta.url).resolve('@kudex/ui/styles.css')
  const sheet = readFileSync(styles, 'utf8')
  const version = createHash('sha256').update(sheet).update(passkeyScript).digest('base64url').slice(0, 12)
  const fonts = new Set(
    Array.from(sheet.matchAll(/url\(["']?(?:\.\/)?(fonts\/[\w.-]+\.woff2)["']?\)/g), ([, path]) => path),
  )

  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    if (context.res.ok) context.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.get(`/${version}/styles.css`, (context) =>
    context.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get(`/${version}/passkeys.js`, (context) =>
    context.body(passkeyScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get(`/${version}/fonts/:name`, async (context) => {
    const path = `fonts/${context.req.param('name')}`
    if (!fonts.has(path)) return context.notFound()
    const bytes = await readFile(join(dirname(styles), path))
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'font/woff2' })
  })
  return { app, styles: `${version}/styles.css`, passkeyScript: `${version}/passkeys.js` }
}

export interface Assets {
  readonly app: Hono
  /** Path of the style sheet below the folder of the files. */
  readonly styles: string
  /** Path of the script of the passkey button below the folder of the files. */
  readonly passkeyScript: string
}
