import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/** Weights of the fonts of documents. */
export type FontWeight = 'regular' | 'bold'

/** A font file that holds part of a script, and the characters of a document that it holds. */
export interface FontPart {
  /** Name within the document: `noto-sans-sc-118-bold`. */
  readonly name: string
  readonly weight: FontWeight
  readonly characters: ReadonlySet<string>
  /** The characters only, at the weight, as TrueType. */
  readonly bytes: Buffer
}

/**
 * Prepares the fonts for the characters of a document. Latin letters have the font of the website, others that of their
 * language. The packages split fonts into files by ranges of characters; only the files and characters that the document
 * needs are embedded. Characters without a font are left out.
 */
export async function prepareFonts(text: string, language: string): Promise<readonly FontPart[]> {
  const files = findFiles(new Set(text), language)
  const parts = [...files].flatMap(([file, characters]) =>
    (['regular', 'bold'] as const).map(async (weight) => ({
      name: `${file.name}-${weight}`,
      weight,
      characters,
      bytes: await subsetFont(await readFile(file.path), [...characters].join(''), {
        targetFormat: 'sfnt',
        variationAxes: { wght: weights[weight] },
      }),
    })),
  )
  return Promise.all(parts)
}

const weights: Readonly<Record<FontWeight, number>> = { regular: 400, bold: 680 }

interface FontFile {
  readonly name: string
  readonly path: string
  /** Inclusive ranges of code points. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

function findFiles(characters: ReadonlySet<string>, language: string): Map<FontFile, Set<string>> {
  const candidates = ['hanken-grotesk', ...(language === 'ja' ? ['noto-sans-jp', 'noto-sans-sc'] : ['noto-sans-sc'])]
  const fonts = candidates.flatMap(listFiles)
  const found = new Map<FontFile, Set<string>>()
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20) continue
    const file = fonts.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
    if (!file) continue
    const held = found.get(file) ?? new Set()
    found.set(file, held.add(character))
  }
  return found
}

const lists = new Map<string, readonly FontFile[]>()

function listFiles(font: string): readonly FontFile[] {
  const known = lists.get(font)
  if (known) return known
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/unicode.json`))
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>
  // Letters that several files have come from the most common one.
  const sorted = Object.entries(ranges).toSorted(([one], [other]) => rank(one) - rank(other))
  const files = sorted.map(([key, text]) => {
    const subset = key.replace(/[[\]]/g, '')
    return {
      name: `${font}-${subset}`,
      path: join(folder, 'files', `${font}-${subset}-wght-normal.woff2`),
      ranges: text.split(',').map(toRange),
    }
  })
  lists.set(font, files)
  return files
}

const commonSubsets = ['latin', 'latin-ext']

function rank(key: string): number {
  const index = commonSubsets.indexOf(key)
  return index === -1 ? commonSubsets.length : index
}

function toRange(text: string): readonly [number, number] {
  const [, first = '0', last = first] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(text.trim()) ?? []
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
