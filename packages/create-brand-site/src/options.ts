import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBrandTokens } from '@kudex/ui/brand'

/** Kinds of sites, by the value of `--kind`. */
export const kinds = {
  vite: 'Static: built with Vite, rendered once at build time',
  node: 'Server: rendered by Node on each request',
} as const

/** Everything that decides what is written. */
export interface SiteOptions {
  readonly folder: string
  readonly kind: keyof typeof kinds
  readonly name: string
  readonly primary: string
  readonly accent?: string | undefined
  readonly displayFont: string
  readonly textFont: string
  readonly radius: string
}

/** Fonts that the package contains; other families must be on the reader's system or loaded by the site. */
export const packagedFonts = {
  hanken: 'Hanken Grotesk Variable, Hanken Grotesk Fallback',
  archivo: 'Archivo Variable, Archivo Fallback',
  saira: 'Saira Variable, Saira Fallback',
  serif: 'Iowan Old Style, Palatino Linotype, Liberation Serif, Georgia',
  system: 'system-ui, Segoe UI, Roboto',
} as const

const defaults = { folder: 'brand-site', kind: 'vite', primary: '#0a5c4f', displayFont: 'hanken', radius: '8' } as const

/** Flags of the command line. Throws if one does not exist. */
export function parseFlags(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
      'fix-contrast': { type: 'boolean' },
      kind: { type: 'string' },
      name: { type: 'string' },
      primary: { type: 'string' },
      accent: { type: 'string' },
      font: { type: 'string' },
      'text-font': { type: 'string' },
      radius: { type: 'string' },
    },
  })
  if (positionals.length > 1) throw new Error(`Name one folder, not ${positionals.length}: ${positionals.join(', ')}`)
  const { font: displayFont, 'text-font': textFont, ...rest } = values
  return { ...rest, displayFont, textFont, folder: positionals[0] }
}

/** Values of the flags that were given. */
export type Flags = { readonly [Name in keyof ParsedFlags]?: ParsedFlags[Name] | undefined }

type ParsedFlags = ReturnType<typeof parseFlags>

/** The options from flags and defaults. Throws at the first value that cannot be used. */
export function toOptions(flags: Flags): SiteOptions {
  const folder = flags.folder ?? defaults.folder
  const { kind = defaults.kind, name = toName(folder), displayFont = defaults.displayFont, accent } = flags
  const { primary = defaults.primary, textFont = displayFont, radius = defaults.radius } = flags
  const options = { folder, name, primary, accent, displayFont, textFont, radius }
  for (const [field, value] of Object.entries(options)) {
    const problem = value === undefined ? undefined : findProblem(field as keyof typeof options, value)
    if (problem) throw new Error(problem)
  }
  if (!Object.hasOwn(kinds, kind)) throw new Error(`--kind is “${kind}”; use ${Object.keys(kinds).join(' or ')}.`)
  return { ...options, kind: kind as keyof typeof kinds }
}

/** Why a value cannot be used, in a sentence; undefined if it can. */
export function findProblem(field: Exclude<keyof SiteOptions, 'kind'>, value: string): string | undefined {
  if (field === 'folder') return findFolderProblem(value)
  if (field === 'name')
    return /^[\p{L}\p{N}][\p{L}\p{N} .&+’-]{0,59}$/u.test(value)
      ? undefined
      : `--name is “${value}”; use at most 60 letters, digits, spaces, and . & + ’ -`
  if (field === 'radius')
    return /^\d{1,2}$/.test(value) ? undefined : `--radius is “${value}”; use a number of pixels from 0 to 99.`
  if (field === 'displayFont' || field === 'textFont')
    return toFamilies(value).every((family) => /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(family))
      ? undefined
      : `The font is “${value}”; use ${Object.keys(packagedFonts).join(', ')}, or names of families with commas.`
  return /^#?([\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? undefined
    : `--${field} is “${value}”; write a colour as hex, such as #0a5c4f.`
}

/** The brand's token file. */
export function toTokens({ name, primary, accent, displayFont, textFont, radius }: SiteOptions) {
  return createBrandTokens({
    name,
    primary,
    accent,
    radius: Number(radius),
    displayFont: toFamilies(displayFont),
    textFont: toFamilies(textFont),
  })
}

/** A folder's name as the name of a brand. */
export function toName(folder: string): string {
  const words = basename(resolve(folder)).split(/[-_. ]+/)
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ')
}

function toFamilies(font: string): string[] {
  const families = Object.hasOwn(packagedFonts, font) ? packagedFonts[font as keyof typeof packagedFonts] : font
  return families.split(',').map((family) => family.trim())
}

function findFolderProblem(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${folder} is a file.`
  const isEmpty = readdirSync(folder).every((file) => file === '.git')
  return isEmpty ? undefined : `The folder ${folder} is not empty. Choose another one; nothing is overwritten.`
}
