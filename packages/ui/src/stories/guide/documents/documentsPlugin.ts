import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import compileWithStorybook from '@storybook/addon-docs/mdx-loader'
import type { Plugin } from 'vite'
import { readGuideFiles } from '../../find/guideTextPlugin.js'

const moduleName = 'virtual:documents'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What Storybook's documentation pages import, and what the host shows in its place. */
const replacements = new Map([
  ['@storybook/addon-docs/blocks', here('./blocks.tsx')],
  ['@mdx-js/react', here('./blocks.tsx')],
  ['./find/FindPage.tsx', here('./FindPage.tsx')],
])

/**
 * Compiles the documentation pages of Storybook for the host, with Storybook's own compiler, so that both show the same
 * texts. Each page is a file of its own, loaded on request.
 */
export function documents(): Plugin {
  return {
    name: 'kudex-documents',
    enforce: 'pre',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : replacements.get(id)),
    load(id) {
      if (id === `\0${moduleName}`) return writeIndex()
      return id.endsWith('.mdx') ? compile(id) : undefined
    },
  }
}

/** A story without a documentation page in Storybook. */
const yourBrand = {
  id: 'start-your-brand--docs',
  title: 'Start/Your brand',
  file: 'stories/guide/documents/YourBrand.tsx',
}

function writeIndex(): string {
  const order = readOrder()
  const toRank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const pages = [...readGuideFiles(), yourBrand].toSorted((a, b) => {
    const [kindA = '', nameA = ''] = a.title.split('/')
    const [kindB = '', nameB = ''] = b.title.split('/')
    return toRank(kindA) - toRank(kindB) || toRank(nameA) - toRank(nameB) || nameA.localeCompare(nameB, 'en')
  })
  const entries = pages.map(({ id, title, file }) => {
    const name = file.endsWith('.mdx') ? undefined : basename(file, '.tsx')
    const load = `() => import(${JSON.stringify(here(`../../../${file}`))})${name ? `.then((module) => ({ default: module.${name} }))` : ''}`
    return `{ id: ${JSON.stringify(id.replace(/--docs$/, ''))}, title: ${JSON.stringify(title)}, load: ${load} }`
  })
  return `export const documents = [${entries.join(',\n')}]`
}

/** Names of kinds and pages in the order of Storybook's side bar. */
function readOrder(): readonly string[] {
  const preview = readFileSync(here('../../../../../../.storybook/preview.tsx'), 'utf8')
  const order = preview.slice(preview.indexOf('order: ['), preview.indexOf("'*'"))
  return [...order.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

/** Tables scroll in a region with the name of the heading above them. */
function labelTables(source: string): string {
  let label = 'Table'
  const used = new Map<string, number>()
  return source.replaceAll(/^#+ (.*)$|^<(\/?)table>$/gm, (line, heading: string | undefined, end: string) => {
    if (heading !== undefined) label = heading.replaceAll(/[`*]|\]\(.*?\)|\[/g, '')
    if (heading !== undefined) return line
    if (end) return '</DocumentTable>'
    const count = (used.get(label) ?? 0) + 1
    used.set(label, count)
    return `<DocumentTable label={${JSON.stringify(count === 1 ? label : `${label}, ${count}`)}}>`
  })
}

async function compile(file: string): Promise<string> {
  const source = toHostSource(readFileSync(file, 'utf8'), file)
  const code = await new Promise<string>((resolve, reject) => {
    const context = {
      resourcePath: file,
      getOptions: () => ({}),
      async:
        () =>
        (error: Error | null, result = '') =>
          error ? reject(error) : resolve(result),
    }
    void compileWithStorybook.call(context, source)
  })
  return code.replace(/^import React from 'react';$/m, '')
}

/**
 * On the host, examples are found by their file and name, since there is no Storybook to ask. Props are loaded with the
 * page that shows them.
 */
export function toHostSource(source: string, file: string): string {
  const name = basename(file, '.mdx')
  const shown = new Set<string>()
  const hasProps = source.includes('<Controls ') && existsSync(file)
  return `${labelTables(source)
    .replace(/^import \{.*\} from '@storybook\/addon-docs\/blocks'$/m, (line) =>
      line.replaceAll(/\b(?:Meta|Title),? ?/g, ''),
    )
    .replaceAll(/^<Meta .*$/gm, '')
    .replaceAll('<Title />', `# ${name}`)
    .replaceAll(/<Canvas of=\{(\w+)\.(\w+)\}/g, (_, from: string, story: string) => {
      const again = shown.has(story) ? ' isRepeated' : ''
      shown.add(story)
      return `<Canvas from={${from}} name="${story}"${again}`
    })
    .replaceAll(/<Controls of=\{\w+\.\w+\}/g, `<Controls of="${name}"`)}${
    hasProps ? `\n\nimport 'virtual:props/${name}'\n` : ''
  }`
}
