import { createHash } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { withDeferredScripts } from './withDeferredScripts.ts'

const stylesheet = '<link rel="stylesheet" type="text/css" href="/a.css">'
const scripts =
  '<script id="vike_globalContext" type="application/json">{}</script><script src="/entry.js" type="module" async></script><link rel="modulepreload" href="/b.js" as="script" type="text/javascript">'
const document = `<!DOCTYPE html><html><head><title>T</title></head><body><main></main>${scripts}${stylesheet}</body></html>`

function render(context: { readonly isPublic?: boolean; readonly stage?: string; readonly type?: string } = {}) {
  const page = { status: 200, contentType: context.type ?? 'text/html', body: document, location: null, error: null }
  const address = { isPublic: context.isPublic ?? true, area: 'content' }
  const deferred = withDeferredScripts(() => Promise.resolve({ ...page, inlineSources: { style: 'sha256-x' } }))
  return deferred('/en', { address, stage: context.stage ?? null } as unknown as RequestContext)
}

describe('the scripts of a public page (PAGE-29)', () => {
  it('and its stylesheets are named in the document and started by one script, which the policy allows', async () => {
    const { body, inlineSources } = await render()
    const { document: parsed } = parseHTML(body)
    expect(parsed.querySelectorAll('script[src],link[href]')).toHaveLength(0)
    expect(JSON.parse(parsed.getElementById('kudex-scripts')?.textContent ?? '')).toEqual({
      stylesheets: ['/a.css'],
      entry: '/entry.js',
      imports: ['/b.js'],
    })
    const code = parsed.querySelector('head script')?.textContent ?? ''
    expect(code.length).toBeLessThanOrEqual(3_000)
    const hash = createHash('sha256').update(code).digest('base64')
    expect(inlineSources).toEqual({ style: 'sha256-x', script: `sha256-${hash}` })
    expect(body).toContain('<script id="vike_globalContext"')
  })

  it('load at once in the portal, in previews and in page data', async () => {
    for (const context of [{ isPublic: false }, { stage: 'draft' }, { type: 'application/json' }])
      expect((await render(context)).body).toBe(document)
  })
})
