import { createHash } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { bodyPlaceholder, insertBody } from '../../../request/documentBody.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { deferScripts } from './deferScripts.ts'

const stylesheet = '<link rel="stylesheet" type="text/css" href="/a.css">'
const scripts =
  '<script id="vike_globalContext" type="application/json">{}</script><script src="/entry.js" type="module" async></script><link rel="modulepreload" href="/b.js" as="script" type="text/javascript">'
const document = `<!DOCTYPE html><html><head><title>T</title></head><body>${bodyPlaceholder}${scripts}${stylesheet}</body></html>`
const tree = '<header></header><main></main>'

/** The entry imports b, which imports c. */
const files: Readonly<Record<string, string>> = {
  '/b.js': 'import{a}from"./c.js";import("./later.js");',
  '/entry.js': 'import"./b.js";',
}

function render({
  isPublic = true,
  stage = null,
}: { readonly isPublic?: boolean; readonly stage?: string | null } = {}) {
  const address = { isPublic, area: 'content' }
  const rendered = { html: document, tree, data: '', inlineSources: { style: 'sha256-x' } }
  return deferScripts({ read: (path) => files[path] ?? null })(rendered, {
    address,
    stage,
  } as unknown as RequestContext)
}

describe('the scripts of a public page (PAGE-29)', () => {
  it('and its stylesheets are named in the document, in the order of their imports, and started by one script, which the policy allows', () => {
    const rendered = render()
    const { html, inlineSources } = rendered
    const { document: parsed } = parseHTML(insertBody(html, rendered))
    expect(parsed.querySelectorAll('script[src],link[href]')).toHaveLength(0)
    expect(JSON.parse(parsed.getElementById('kudex-scripts')?.textContent ?? '')).toEqual({
      stylesheets: ['/a.css'],
      scripts: ['/c.js', '/b.js', '/entry.js'],
    })
    const code = parsed.querySelector('header + script')?.textContent ?? ''
    expect(code.length).toBeLessThanOrEqual(4_200)
    const hash = createHash('sha256').update(code).digest('base64')
    expect(inlineSources).toEqual({ style: 'sha256-x', script: `sha256-${hash}` })
    expect(html).toContain('<script id="vike_globalContext"')
  })

  it('load at once in the portal and in previews', () => {
    for (const context of [{ isPublic: false }, { stage: 'draft' }])
      expect(render(context)).toMatchObject({ html: document, tree })
  })
})
