import type { AnchorNavigationContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const AnchorNavigationBlock = builder
  .objectRef<BlockInPage<AnchorNavigationContent>>('AnchorNavigationBlock')
  .implement({ fields: (t) => ({ id: t.exposeID('id') }) })

/** Links to the sections of the page (NAV-15). The host lists the sections. */
export const anchorNavigation: BlockKind<AnchorNavigationContent> = {
  type: AnchorNavigationBlock,
  toStored: () => ({ kind: 'anchorNavigation' }),
  listText: () => ({}),
}
