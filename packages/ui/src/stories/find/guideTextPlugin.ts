import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import { readChangelog, readNotes } from '../changesPlugin.js'
import { listProps } from '../props/listProps.js'
import { readSources } from '../props/propsPlugin.js'
import type { GuideText } from './findPages.js'

const moduleName = 'virtual:guide-texts'
const sources = fileURLToPath(new URL('../..', import.meta.url))
const readme = fileURLToPath(new URL('../../../README.md', import.meta.url))

/** Provides the texts of all documentation pages for the search of the start page. */
export function guideTexts(): Plugin {
  return {
    name: 'kudex-guide-texts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export const guideTexts = ${JSON.stringify(readGuideTexts())}` : undefined,
  }
}

/** A page with its file, below the package's `src`. */
export type GuideFile = GuideText & { readonly file: string }

export function readGuideTexts(): GuideText[] {
  return readGuideFiles().map(({ file: _file, ...text }) => text)
}

/** The documentation pages with their files. */
export function readGuideFiles(): GuideFile[] {
  const props = listProps(readSources())
  return globSync('**/*.mdx', { cwd: sources })
    .toSorted()
    .flatMap((file) => {
      const page = readFileSync(join(sources, file), 'utf8')
      const title = readTitle(page) ?? readTitle(readStories(file))
      return title ? [{ ...toGuideText(title, page, toPropNames(page, props[basename(file, '.mdx')])), file }] : []
    })
}

function readStories(file: string): string {
  const stories = join(sources, file.replace(/\.mdx$/, '.stories.tsx'))
  return existsSync(stories) ? readFileSync(stories, 'utf8') : ''
}

function readTitle(source: string): string | undefined {
  return /\btitle[:=] ?['"]([A-Z][a-z]+\/[^'"]+)['"]/.exec(source)?.[1]
}

function toGuideText(title: string, page: string, propNames: string): GuideText {
  const text = `${page}\n${readIncluded(page)}\n${propNames}`
    .replaceAll(/^(import|export) .*$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, ' ')
  const words = new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}.-]*/gu)
      ?.map((word) => word.replace(/[.-]+$/, '')),
  )
  return {
    title,
    id: toId(title, 'Docs'),
    summary: toSummary(
      /<Subtitle>([^]*?)<\/Subtitle>/.exec(page)?.[1] ?? /^# .*\n(?:\s*#.*\n)*\s*([^#\s].*)/m.exec(text)?.[1] ?? '',
    ),
    headings: [...text.matchAll(/^##+ (.*)$/gm)].map(([, heading]) => heading).join(' '),
    words: ` ${[...words].join(' ')}`,
  }
}

/** Names of the props in the table of a page. */
function toPropNames(page: string, props: readonly { readonly name: string }[] = []): string {
  return page.includes('<Controls ') ? props.map(({ name }) => name).join(' ') : ''
}

/** Texts of other files that a page shows. */
function readIncluded(page: string): string {
  if (page.includes('README.md?raw')) return readFileSync(readme, 'utf8').split('\n## Work on it')[0] ?? ''
  if (page.includes('.IconSet')) return listIconNames()
  if (page.includes('<ComponentHistory')) return 'changed changes changelog version source costs'
  return page.includes('<WhatChanged') ? [...readNotes(), readChangelog()].join('\n') : ''
}

/** Words of the icons' names: “arrow”, “right”. */
function listIconNames(): string {
  const icons = globSync('components/Icon/*cons.tsx', { cwd: sources }).map((file) =>
    readFileSync(join(sources, file), 'utf8'),
  )
  return [...icons.join('\n').matchAll(/^export const Icon(\w+)/gm)]
    .map(([, name = '']) => name.replaceAll(/(?=[A-Z])/g, ' '))
    .join(' ')
}

/** The first sentence of a paragraph, without the marks of Markdown. */
function toSummary(paragraph: string): string {
  const text = paragraph.replaceAll(/[*_`[\]]|^[\d-]\.? /g, '').trim()
  return /^.*?[.:](?= [A-Z])/.exec(text)?.[0] ?? text
}
