import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { brandTokens } from '../../src/foundations/tokens/brands.js'
import type { VisualScope, VisualStory } from './page/main.js'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

/** Every brand in every scheme: the columns of a baseline. */
export const scopes: readonly VisualScope[] = Object.keys(brandTokens).flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme })),
)

const widths = [375, 1440]
const ownWidths: Readonly<Record<string, number>> = {
  phone320: 320,
  phone: 375,
  tablet: 768,
  laptop: 1024,
  desktop: 1440,
}

/** Story files below `src`. */
export function listStoryFiles(): string[] {
  return globSync('**/*.stories.tsx', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

/** Widths at which a story is compared: a phone and a desktop, or the one that the story asks for. */
export function listWidths({ viewport }: VisualStory): readonly number[] {
  const own = ownWidths[viewport ?? '']
  return own === undefined ? widths : [own]
}

/** True unless the story fixes another brand or scheme. */
export function isInScope(story: VisualStory, { brand, scheme }: VisualScope): boolean {
  return (story.brand ?? brand) === brand && (story.scheme ?? scheme) === scheme
}

/** Fingerprints by story and width, one for each scope; `-` where the story is not in it. */
export type Baseline = ReadonlyMap<string, readonly string[]>

/** Reads the baseline beside a story file. */
export function readBaseline(storyFile: string): Baseline {
  const path = toPath(storyFile)
  if (!existsSync(path)) return new Map()
  const lines = readFileSync(path, 'utf8').split('\n').slice(1).filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [story = '', width = '', ...prints] = line.split(' ')
      return [`${story} ${width}`, prints]
    }),
  )
}

/** Writes the baseline beside a story file, or removes it if nothing is left. */
export function writeBaseline(storyFile: string, baseline: Baseline): void {
  const path = toPath(storyFile)
  if (baseline.size === 0) return rmSync(path, { force: true })
  const head = `story width ${scopes.map(({ brand, scheme }) => `${brand}-${scheme}`).join(' ')}`
  const lines = [...baseline].map(([key, prints]) => [key, ...prints].join(' '))
  writeFileSync(path, `${[head, ...lines].join('\n')}\n`)
}

/** Differences in words: what changed, in which scopes. */
export function describeDifferences(expected: Baseline, actual: Baseline): readonly string[] {
  const removed = [...expected.keys()].filter((key) => !actual.has(key)).map((key) => `${key}: the story is gone`)
  const changed = [...actual].flatMap(([key, prints]) => {
    const known = expected.get(key)
    if (!known) return [`${key}: no baseline`]
    const parts = [
      ['place, size or text', 0, 5],
      ['colour or another paint property', 5, 10],
    ] as const
    const found = parts.flatMap(([what, from, to]) => {
      const where = scopes.filter((_, at) => prints[at]?.slice(from, to) !== known[at]?.slice(from, to))
      if (where.length === 0) return []
      const names = where.map(({ brand, scheme }) => `${brand} ${scheme}`)
      return [`${what} in ${where.length === scopes.length ? 'every brand and scheme' : names.join(', ')}`]
    })
    return found.length > 0 ? [`${key}: ${found.join('; ')}`] : []
  })
  return [...changed, ...removed]
}

function toPath(storyFile: string): string {
  return join(sources, storyFile.replace(/\.stories\.tsx$/, '.baseline.txt'))
}
