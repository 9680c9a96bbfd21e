import { createHash } from 'node:crypto'
import { hydratedEvent } from '../../../request/hydratedEvent.ts'
import { layOutInParts, lowerParts } from '../../../request/layOutInParts.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { AssetStore } from '../../routes/assets/assetStore.ts'
import type { DocumentStep } from '../page.types.ts'
import { layOutFirstView } from './layOutFirstView.ts'
import { startScripts, type PageFiles, type StartOptions } from './startScripts.ts'

/**
 * Loads scripts and stylesheets of public pages after their first paint, started by an inline script
 * (docs/decisions/0051). Portal, editor area and previews need script, so theirs load at once.
 */
export function deferScripts(assets: Pick<AssetStore, 'read'>): DocumentStep {
  const importsOf = new Map<string, readonly string[]>()

  function getImports(path: string): readonly string[] {
    let imports = importsOf.get(path)
    if (!imports) {
      const found = (assets.read(path) ?? '').matchAll(staticImport)
      imports = [...found].map(([, href = '']) => new URL(href, `http://localhost${path}`).pathname)
      importsOf.set(path, imports)
    }
    return imports
  }

  return (document, context) => {
    if (!isReadableWithoutScript(context)) return document
    const { html, tree, inlineSources } = document
    // Vike adds all of its elements after the page.
    const start = html.lastIndexOf('<script id="vike_')
    const end = html.slice(start)
    const [entry] = listHrefs(end, entryTag)
    if (start === -1 || entry === undefined) return document
    const scripts = listByDependency([...listHrefs(end, importTag), entry], getImports)
    const files: PageFiles = { stylesheets: listHrefs(end, stylesheetTag), scripts }
    const json = `<script id="${listId}" type="application/json">${JSON.stringify(files)}</script>`
    const rest = [entryTag, stylesheetTag, importTag].reduce((text, tag) => text.replaceAll(tag, ''), end)
    // In the head it would delay the first paint: the browser paints the header before it reads on.
    const mainStart = Math.max(0, tree.indexOf('<main'))
    return {
      ...document,
      html: html.slice(0, start) + json + rest,
      tree: `${tree.slice(0, mainStart)}<script>${code}</script>${tree.slice(mainStart)}`,
      inlineSources: { ...inlineSources, script: codeSource },
    }
  }
}

/** Lists files and what they import, each after its own imports. */
function listByDependency(paths: readonly string[], getImports: (path: string) => readonly string[]): string[] {
  const visited = new Set<string>()
  const sorted: string[] = []
  const visit = (path: string) => {
    if (visited.has(path)) return
    visited.add(path)
    getImports(path).forEach(visit)
    sorted.push(path)
  }
  paths.forEach(visit)
  return sorted
}

function isReadableWithoutScript({ address, stage }: RequestContext): boolean {
  return address.isPublic && address.area !== 'callback' && stage === null
}

const listId = 'kudex-scripts'
const options: StartOptions = { listId, hydratedEvent, idleLimit: 2000 }
const code = [
  // React hydrates the tree without it.
  'document.currentScript.remove()',
  `(${toText(layOutFirstView)})(${toText(layOutInParts)},${JSON.stringify(lowerParts)})`,
  `(${toText(startScripts)})(${JSON.stringify(options)})`,
].join(';')
const codeSource = `sha256-${createHash('sha256').update(code).digest('base64')}`

/** The source of a function that refers to nothing outside of it. */
function toText(run: (...options: never[]) => unknown): string {
  return run.toString().replaceAll(/\n\s*/g, '\n')
}

function listHrefs(html: string, tag: RegExp): readonly string[] {
  return [...html.matchAll(tag)].map(([, href = '']) => href)
}

/** An import at the start of a bundled script. */
const staticImport = /\b(?:from|import)\s*"(\.[^"]+\.js)"/g
const entryTag = /<script src="([^"]+)" type="module" async><\/script>/g
const importTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const stylesheetTag = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
