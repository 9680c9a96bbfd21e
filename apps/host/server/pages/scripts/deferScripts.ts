import { createHash } from 'node:crypto'
import { hydratedEvent } from '../../../request/hydratedEvent.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { DocumentStep } from '../page.types.ts'
import { startScripts, type PageFiles, type StartOptions } from './startScripts.ts'

/**
 * Loads scripts and stylesheets of public pages after their first paint, started by an inline script
 * (docs/decisions/0051). Portal, editor area and previews need script, so theirs load at once.
 */
export const deferScripts: DocumentStep = (document, context) => {
  if (!isReadableWithoutScript(context)) return document
  const { html, inlineSources } = document
  // Vike adds all of its elements after the page.
  const start = html.lastIndexOf('<script id="vike_')
  const end = html.slice(start)
  const [entry] = listHrefs(end, entryTag)
  if (start === -1 || entry === undefined) return document
  const files: PageFiles = { stylesheets: listHrefs(end, stylesheetTag), entry, imports: listHrefs(end, importTag) }
  const json = `<script id="${listId}" type="application/json">${JSON.stringify(files)}</script>`
  const rest = [entryTag, stylesheetTag, importTag].reduce((text, tag) => text.replaceAll(tag, ''), end)
  const headEnd = html.indexOf('</head>')
  return {
    ...document,
    html: `${html.slice(0, headEnd)}<script>${code}</script>${html.slice(headEnd, start)}${json}${rest}`,
    inlineSources: { ...inlineSources, script: codeSource },
  }
}

function isReadableWithoutScript({ address, stage }: RequestContext): boolean {
  return address.isPublic && address.area !== 'callback' && stage === null
}

const listId = 'kudex-scripts'
const options: StartOptions = { listId, hydratedEvent, idleLimit: 2000 }
const code = `(${startScripts.toString().replaceAll(/\n\s*/g, '\n')})(${JSON.stringify(options)})`
const codeSource = `sha256-${createHash('sha256').update(code).digest('base64')}`

function listHrefs(html: string, tag: RegExp): readonly string[] {
  return [...html.matchAll(tag)].map(([, href = '']) => href)
}

const entryTag = /<script src="([^"]+)" type="module" async><\/script>/g
const importTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const stylesheetTag = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
