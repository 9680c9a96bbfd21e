import type { BlockLoader } from '../blocks.types.ts'

export const links: BlockLoader<'LinksBlock'> = {
  listLinks: (block) => block.links,
  toView: (block, { resolveLink }) => ({
    kind: 'links',
    props: { title: block.title ?? undefined, links: block.links.map(resolveLink) },
  }),
}
