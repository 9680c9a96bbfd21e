import { Facts, Hero, LinkList, MediaFigure, ProductTeasers, Quote, Teasers, TextSection } from '@kudex/ui'
import { useFrame } from '../../features/plug/index.ts'
import { toShownCard } from '../catalogue/toShownCard.ts'
import { LazyContactBlock } from '../contacts/LazyContactBlock.tsx'
import type { ContentPageBlock } from './content.types.ts'

/** A block by the module that shows it. */
export function PageBlock({ block }: { readonly block: ContentPageBlock }) {
  const { intl } = useFrame()
  switch (block.kind) {
    case 'hero':
      return <Hero {...block.props} />
    case 'teasers':
      return <Teasers {...block.props} />
    case 'text':
      return <TextSection {...block.props} />
    case 'media':
      return <MediaFigure {...block.props} />
    case 'quote':
      return <Quote {...block.props} />
    case 'facts':
      return <Facts {...block.props} />
    case 'productTeasers':
      return <ProductTeasers {...block.props} products={block.props.products.map((card) => toShownCard(card, intl))} />
    case 'links':
      return <LinkList {...block.props} />
    case 'locations':
    case 'contacts':
      return <LazyContactBlock block={block} />
  }
}
