import type { WrittenValue } from '../editing/readWritten.ts'
import { isLanguageCode } from '../locales/language.ts'
import { toPlainText } from '../structured-text/plainText.ts'
import type { StructuredText } from '../structured-text/structuredText.types.ts'
import { createAddressResolver, createRedirectFinder } from './checkAddress.ts'
import { findHeadingFindings } from './checkHeadings.ts'
import type { CatalogueLink, KnownForChecks, PageCheck, PageFinding, Position } from './pageCheck.types.ts'

/**
 * Checks a page before it is published: redirects of its address, links, descriptions of pictures, texts in all
 * languages of the page, the order of headings and its length. Errors come first; links to products are listed, as
 * their service has to check them.
 */
export function checkPage(page: WrittenValue<'pages'>, known: KnownForChecks): PageCheck {
  const found: PageFinding[] = []
  const catalogueLinks: CatalogueLink[] = []
  const resolveAddress = createAddressResolver(known.addresses)
  const words = new Map<string, number>(page.languages.map((language) => [language, 0]))
  const { blocks, title, description, picture } = page
  const visit = (value: unknown, at: Position) => {
    if (isLocalized(value)) {
      found.push(...findMissingTexts(value, at, page.languages))
      for (const [language, text] of Object.entries(value)) {
        if (words.has(language)) words.set(language, (words.get(language) ?? 0) + countWords(toText(text), language))
        if (isDocument(text)) found.push(...findHeadingFindings(text, { ...at, language }))
        for (const target of listTargets(text)) visitTarget(target, { ...at, language })
      }
      return
    }
    if (Array.isArray(value)) return value.forEach((child, index) => visit(child, below(at, String(index))))
    if (!isRecord(value)) return
    visitTarget(value, at)
    for (const [key, child] of Object.entries(value)) {
      const position = below(at, key)
      if (pictureFields.has(key) && typeof child === 'string')
        found.push(...findPictureFindings(child, position, page.languages, known))
      else visit(child, position)
    }
  }
  const visitTarget = (node: Node, at: Position) => {
    found.push(...findTargetFindings(node, at, known))
    catalogueLinks.push(...listCatalogueLinks(node, at))
    const address = node['kind'] === 'path' ? node['path'] : node['type'] === 'link' ? node['url'] : null
    if (typeof address !== 'string' || toFileSlug(address) !== null) return
    const target = resolveAddress(address, page.siteId)
    if (target.kind === 'catalogue') catalogueLinks.push({ ...at, type: target.type, slug: target.slug })
    else if (target.kind === 'missing' || target.kind === 'unpublished') {
      const rule = target.kind === 'missing' ? 'link-to-missing-address' : 'link-to-unpublished-page'
      found.push({ ...at, rule, severity: 'error', value: target.path })
    }
  }
  found.push(...findHidingRedirect(page, known.addresses.redirects))
  visit({ title, description, picture }, { path: '', block: null, language: null })
  blocks.forEach((block, index) => visit(block, { path: `blocks.${index}`, block: block.kind, language: null }))
  for (const language of known.unfinishedLanguages)
    found.push({ rule: 'unfinished-translation', severity: 'warning', path: '', block: null, language, value: null })
  const readingMinutes = Object.fromEntries(
    [...words].map(([language, count]) => [language, toMinutes(count, language)]),
  )
  for (const [language, minutes] of Object.entries(readingMinutes)) {
    if (minutes > maxReadingMinutes)
      found.push({ rule: 'long-text', severity: 'warning', path: '', block: null, language, value: String(minutes) })
  }
  const findings = found.toSorted((one, other) => one.severity.localeCompare(other.severity))
  return { findings, catalogueLinks, readingMinutes }
}

/** Minutes of reading above which a page is reported as long. */
const maxReadingMinutes = 10

const pictureFields: ReadonlySet<string> = new Set(['picture', 'image', 'poster'])

/** Redirects come before pages (ROUTE-21). One with a query leads only that address away. */
function findHidingRedirect(
  { url, siteId }: WrittenValue<'pages'>,
  redirects: KnownForChecks['addresses']['redirects'],
): PageFinding[] {
  const withoutQuery = redirects.filter(({ pattern }) => !pattern.includes('?'))
  const redirect = createRedirectFinder(withoutQuery)(url, siteId)
  if (!redirect) return []
  const { pattern } = redirect
  return [{ rule: 'hidden-by-redirect', severity: 'error', path: 'url', block: null, language: null, value: pattern }]
}

function findMissingTexts(value: Localized, at: Position, languages: readonly string[]): PageFinding[] {
  return languages
    .filter((language) => toText(value[language]).trim() === '')
    .map((language) => ({ ...at, rule: 'missing-translation', severity: 'warning', language, value: null }))
}

function findPictureFindings(
  name: string,
  at: Position,
  languages: readonly string[],
  { pictures }: KnownForChecks,
): PageFinding[] {
  const described = pictures.get(name)
  if (!described) return [{ ...at, rule: 'missing-picture', severity: 'error', value: name }]
  return languages
    .filter((language) => !described.includes(language))
    .map((language) => ({ ...at, rule: 'picture-without-description', severity: 'warning', language, value: name }))
}

/** Checks the target of a link, of a node of a document or of a file of a block. */
function findTargetFindings(
  node: Node,
  at: Position,
  { pages, fileSlugs, generatedFileSlugs }: KnownForChecks,
): PageFinding[] {
  const pageId = node['kind'] === 'page' ? node['pageId'] : node['type'] === 'itemLink' ? node['item'] : undefined
  if (typeof pageId === 'string') {
    const isPublished = pages.get(pageId)
    if (isPublished === true) return []
    const rule = isPublished === undefined ? 'link-to-missing-page' : 'link-to-unpublished-page'
    return [{ ...at, rule, severity: 'error', value: pageId }]
  }
  const isFile = at.block === 'downloads' && at.path.includes('.files.')
  const file = isFile && typeof node['slug'] === 'string' ? node['slug'] : toFileSlug(node['url'] ?? node['path'])
  if (file === null || fileSlugs.has(file) || (!isFile && generatedFileSlugs.has(file))) return []
  return [{ ...at, rule: 'link-to-missing-file', severity: 'error', value: file }]
}

function listCatalogueLinks(node: Node, at: Position): CatalogueLink[] {
  const links = (type: CatalogueLink['type'], slugs: readonly unknown[]) =>
    slugs.flatMap((slug) => (typeof slug === 'string' ? [{ ...at, type, slug }] : []))
  if (node['kind'] === 'product') return links('PRODUCT', [node['productSlug']])
  if (node['kind'] === 'service') return links('SERVICE', [node['serviceSlug']])
  return Array.isArray(node['productSlugs']) ? links(null, node['productSlugs']) : []
}

function toFileSlug(address: unknown): string | null {
  return typeof address === 'string' ? (/^(?:hard:)?\/file\/([^/?#]+)/.exec(address)?.[1] ?? null) : null
}

/** The links of a document. */
function listTargets(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listTargets)
  if (!isRecord(value)) return []
  const own = value['type'] === 'link' || value['type'] === 'itemLink' ? [value] : []
  return [...own, ...Object.values(value).flatMap(listTargets)]
}

function countWords(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

/** Rounded up; adults read about 200 words per minute. */
function toMinutes(words: number, language: string): number {
  // The segmenter counts shorter words in languages without spaces.
  return Math.ceil(words / (language === 'zh' || language === 'ja' ? 260 : 200))
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : isDocument(value) ? toPlainText(value) : ''
}

type Node = Readonly<Record<string, unknown>>
type Localized = Readonly<Record<string, string | StructuredText>>

/** A text or document per language. */
function isLocalized(value: unknown): value is Localized {
  if (!isRecord(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => isLanguageCode(key) && toKind(text) !== null)
}

function toKind(value: unknown): 'text' | 'document' | null {
  return typeof value === 'string' ? 'text' : isDocument(value) ? 'document' : null
}

function isDocument(value: unknown): value is StructuredText {
  return isRecord(value) && value['schema'] === 'dast'
}

function isRecord(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function below({ path, ...at }: Position, key: string): Position {
  return { ...at, path: path === '' ? key : `${path}.${key}` }
}
