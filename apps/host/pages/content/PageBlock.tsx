import { Facts, Hero, LinkList, MediaFigure, ProductTeasers, Quote, Teasers, TextSection } from '@kudex/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { useFrame } from '../../features/plug/index.ts'
import { toShownCard } from '../catalogue/toShownCard.ts'
import type { ContentPageBlock } from './content.types.ts'
import type { RareBlockProps } from './RareBlock.tsx'

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
    default:
      return (
        <Suspense>
          <RareBlock block={block} />
        </Suspense>
      )
  }
}

const loadRareBlock = async () => (await import('./RareBlock.tsx')).RareBlock

/** Few pages have such a block: browsers load what shows it with those alone. The server writes it at once. */
const RareBlock: ComponentType<RareBlockProps> = import.meta.env.SSR
  ? await loadRareBlock()
  : lazy(async () => ({ default: await loadRareBlock() }))
