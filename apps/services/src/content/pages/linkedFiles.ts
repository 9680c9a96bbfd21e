import type { StructuredText } from '@kudex/domain/structured-text'
import type { Queries } from '../../database/database.types.ts'
import { listVersions } from '../../files/fileStore.ts'
import { listDatasheetSlugs } from '../../products/datasheet/datasheetSlugs.ts'
import { localize, type LocalizedText } from '../../localization/localize.ts'
import type { SearchText, SearchDocument } from '../../feeds/searchSource.types.ts'
import { listBlockLinks } from '../blocks/index.ts'
import type { StoredBlock } from '../blocks.types.ts'
import type { StoredLink } from '../links.types.ts'

/** A page or entry that may link to files. */
export interface LinkingDocument extends Pick<SearchDocument, 'key' | 'scope' | 'countries' | 'exceptIn'> {
  readonly blocks: readonly StoredBlock[]
  readonly texts: ReadonlyMap<string, SearchText>
}

/**
 * The files that a page or entry links to, as search documents: titled like the link, and found where the page is found
 * (PAGE-21, INV-05).
 */
export function toLinkedFiles({ blocks, texts, ...page }: LinkingDocument): SearchDocument[] {
  return [...collectFiles(blocks)].map(([path, name]) => ({
    ...page,
    part: path.slice('/file/'.length),
    type: 'document',
    path,
    image: null,
    texts: new Map(
      [...texts].map(([language, { title }]) => [
        language,
        { title: localize(name, [language]), keywords: [title], description: title, body: [] },
      ]),
    ),
  }))
}

/** Removes files that visitors cannot open: missing ones and those of protected pages (PAGE-17). */
export async function keepPublicFiles(queries: Queries, found: readonly SearchDocument[]): Promise<SearchDocument[]> {
  const slugs = [...new Set(found.flatMap((document) => toSlug(document) ?? []))]
  if (slugs.length === 0) return [...found]
  const stored = await listVersions(queries, slugs)
  const open = new Set([
    ...stored.flatMap(({ slug, isPublic }) => (isPublic ? [slug] : [])),
    ...(await listDatasheetSlugs(queries, slugs)),
  ])
  return found.filter((document) => {
    const slug = toSlug(document)
    return slug === null || open.has(slug)
  })
}

function toSlug({ type, path }: SearchDocument): string | null {
  return type === 'document' ? (/^\/file\/([^?]+)/.exec(path)?.[1] ?? null) : null
}

function collectFiles(blocks: readonly StoredBlock[]): ReadonlyMap<string, LocalizedText> {
  const files = new Map<string, LocalizedText>()
  const add = (address: string | null, name: LocalizedText) => {
    const path = toFilePath(address)
    if (path !== null && !files.has(path)) files.set(path, name)
  }
  for (const block of blocks) {
    for (const link of listBlockLinks(block)) add(toAddress(link), link.text)
    if (block.kind === 'downloads')
      for (const { slug, name } of block.groups.flatMap((group) => group.files)) add(`/file/${slug}`, name)
    if (block.kind === 'text')
      for (const [language, document] of Object.entries(block.text))
        for (const { url, text } of listTextLinks(document as StructuredText)) {
          const path = toFilePath(url)
          if (path !== null) files.set(path, { ...asTexts(files.get(path)), [language]: text })
        }
  }
  return files
}

function asTexts(name: LocalizedText | undefined): Readonly<Record<string, string>> {
  return typeof name === 'string' ? { en: name } : (name ?? {})
}

function toAddress(link: StoredLink): string | null {
  if (link.kind === 'path') return link.path
  return link.kind === 'external' ? link.url : null
}

/** The path of a link to a file (`/file/annual-report?l=de`), with or without the prefix `hard:`; null for other links. */
function toFilePath(address: string | null): string | null {
  return /^(?:hard:)?(\/file\/[a-z0-9][a-z0-9-]*(?:\?[^#]*)?)$/.exec(address ?? '')?.[1] ?? null
}

interface TextLink {
  readonly url: string
  readonly text: string
}

function listTextLinks({ document }: StructuredText): TextLink[] {
  const links: TextLink[] = []
  const visit = (node: TextNode): void => {
    if (node.type === 'link' && node.url !== undefined)
      links.push({ url: node.url, text: (node.children ?? []).map(({ value = '' }) => value).join('') })
    else node.children?.forEach(visit)
  }
  visit(document)
  return links
}

/** The properties of a text node that matter for links. */
interface TextNode {
  readonly type: string
  readonly url?: string
  readonly value?: string
  readonly children?: readonly TextNode[]
}
