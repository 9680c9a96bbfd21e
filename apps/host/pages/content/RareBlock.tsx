import { AccordionSection, TableSection } from '@kudex/ui'
import type { ContentPageBlock } from './content.types.ts'

export interface RareBlockProps {
  readonly block: Extract<ContentPageBlock, { readonly kind: 'accordion' | 'table' }>
}

/** A block that few pages have, by the module that shows it. */
export function RareBlock({ block }: RareBlockProps) {
  return block.kind === 'accordion' ? <AccordionSection {...block.props} /> : <TableSection {...block.props} />
}
