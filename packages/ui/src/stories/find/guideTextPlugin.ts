import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
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

export function readGuideTexts(): GuideText[] {
  return globSync('**/*.mdx', { cwd: sources })
    .toSorted()
    .flatMap((file) => {
      const page = readFileSync(join(sources, file), 'utf8')
      const title = readTitle(page) ?? readTitle(readStories(file))
      return title ? [toGuideText(title, page)] : []
    })
}

function readStories(file: string): string {
  const stories = join(sources, file.replace(/\.mdx$/, '.stories.tsx'))
  return existsSync(stories) ? readFileSync(stories, 'utf8') : ''
}

function readTitle(source: string): string | undefined {
  return /\btitle[:=] ?['"]([A-Z][a-z]+\/[^'"]+)['"]/.exec(source)?.[1]
}

function toGuideText(title: string, page: string): GuideText {
  const shown = page.includes('README.md?raw') ? `${page}\n${readFileSync(readme, 'utf8')}` : page
  const text = shown
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
    summary: (/<Subtitle>([^]*?)<\/Subtitle>/.exec(page)?.[1] ?? /^# .*\n+([^\n#<]+)/m.exec(page)?.[1] ?? '').trim(),
    headings: [...page.matchAll(/^##+ (.*)$/gm)].map(([, heading]) => heading).join(' '),
    words: ` ${[...words].join(' ')}`,
  }
}
