import { type ContentProblem, createProblem } from '@kudex/domain/editing'
import { listBlockLinks, listBlockPictures } from '../blocks/index.ts'
import type { StoredBlock } from '../blocks.types.ts'
import type { WrittenContent } from './applyWrites.ts'
import { findDeadLinks } from './findStateProblems.ts'
import type { Write } from './writes.types.ts'

/** The names that blocks may refer to. */
export interface KnownNames {
  readonly pageIds: ReadonlySet<string>
  readonly pictureNames: ReadonlySet<string>
  readonly contactIds: ReadonlySet<string>
}

/** Finds references of written pages to missing pages, pictures and contacts. */
export function findPageReferenceProblems({ state }: WrittenContent, writes: readonly Write[]): ContentProblem[] {
  const known = toKnownNames(state)
  return writes.flatMap((write): ContentProblem[] => {
    if (write.kind !== 'pages') return []
    const where = `pages.${write.id}`
    const { picture, blocks } = write.value
    return [
      ...(picture === null || known.pictureNames.has(picture)
        ? []
        : [createProblem(`${where}.picture`, picture, 'missingPicture')]),
      ...findBlockProblems(blocks, where, known),
    ]
  })
}

/** The names in the stored content. */
function toKnownNames(state: WrittenContent['state']): KnownNames {
  return {
    pageIds: new Set(state.pages.map(({ id }) => id)),
    pictureNames: state.pictureNames,
    contactIds: new Set(state.contacts.map(({ id }) => id)),
  }
}

/** Finds references of blocks to missing pages, pictures and contacts. */
export function findBlockProblems(
  blocks: readonly StoredBlock[],
  where: string,
  { pageIds, pictureNames, contactIds }: KnownNames,
): ContentProblem[] {
  return blocks.flatMap((block, index) => {
    const path = `${where}.blocks.${index}`
    const pictures = listBlockPictures(block).filter((name) => name !== null && !pictureNames.has(name))
    const items = collectItems(block).filter((item) => !pageIds.has(item))
    const contacts = (block.kind === 'contacts' ? block.contactIds : []).filter((id) => !contactIds.has(id))
    return [
      ...pictures.map((value) => createProblem(`${path}.image`, value, 'missingPicture')),
      ...contacts.map((value) => createProblem(`${path}.contactIds`, value, 'missingContacts')),
      ...listBlockLinks(block).flatMap((link) => findDeadLinks(link, path, pageIds)),
      ...items.map((value) =>
        createProblem(`${path}.${block.kind === 'accordion' ? 'items' : 'text'}`, value, 'missingLinkedPage'),
      ),
    ]
  })
}

/** Ids of the pages that the structured texts of a block link to. */
function collectItems(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node && node.type === 'itemLink' && 'item' in node ? [String(node.item)] : []
  return [...own, ...Object.values(node).flatMap(collectItems)]
}
