import type { ContentProblem } from '@kudex/domain/editing'
import type { StoredBlock } from '../blocks.types.ts'
import type { StoredLink } from '../links.types.ts'
import type { WrittenContent } from './applyWrites.ts'
import { findDeadLinks } from './findStateProblems.ts'
import type { Write } from './writes.types.ts'

/** Finds pages, pictures and contacts that written pages name and that are not there. */
export function findPageReferenceProblems({ state }: WrittenContent, writes: readonly Write[]): ContentProblem[] {
  const pageIds = new Set(state.pages.map(({ id }) => id))
  const contactIds = new Set(state.contacts.map(({ id }) => id))
  return writes.flatMap((write): ContentProblem[] => {
    if (write.kind !== 'pages') return []
    const where = `pages.${write.id}`
    const { picture, blocks } = write.value
    const pictures = [
      { name: picture, path: `${where}.picture` },
      ...blocks.flatMap((block, index) =>
        collectPictures(block).map((name) => ({ name, path: `${where}.blocks.${index}.image` })),
      ),
    ]
    return [
      ...pictures.flatMap(({ name, path }) =>
        name === null || state.pictureNames.has(name) ? [] : [{ path, value: name, takes: 'a stored picture' }],
      ),
      ...blocks.flatMap((block, index) =>
        collectLinks(block).flatMap((link) => findDeadLinks(link, `${where}.blocks.${index}`, pageIds)),
      ),
      ...blocks.flatMap((block, index) =>
        (block.kind === 'contacts' ? block.contactIds : []).flatMap((id) =>
          contactIds.has(id)
            ? []
            : [{ path: `${where}.blocks.${index}.contactIds`, value: id, takes: 'stored contacts' }],
        ),
      ),
      ...blocks.flatMap((block, index) =>
        (block.kind === 'text' ? collectItems(block.text) : []).flatMap((item) =>
          pageIds.has(item)
            ? []
            : [{ path: `${where}.blocks.${index}.text`, value: item, takes: 'links to stored pages' }],
        ),
      ),
    ]
  })
}

function collectPictures(block: StoredBlock): (string | null)[] {
  if (block.kind === 'hero' || block.kind === 'media') return [block.image]
  return block.kind === 'teasers' ? block.teasers.map(({ image }) => image) : []
}

/** Ids of the pages that a structured text links to. */
function collectItems(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node && node.type === 'itemLink' && 'item' in node ? [String(node.item)] : []
  return [...own, ...Object.values(node).flatMap(collectItems)]
}

function collectLinks(block: StoredBlock): readonly StoredLink[] {
  if (block.kind === 'hero' || block.kind === 'links') return block.links
  return block.kind === 'teasers' ? block.teasers.map(({ link }) => link) : []
}
