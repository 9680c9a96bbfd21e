import { Facts, Hero, MediaFigure, ProductTeasers, Quote, Teasers, TextSection } from '@kudex/ui'
import { lazy, Suspense } from 'react'
import { useAppContext } from '../../../features/shared/index.ts'
import { whenIdle } from '../../../features/shared/index.ts'
import { toShownCard } from '../catalogue/toShownCard.ts'
import type { ContentPageBlock } from './blocks.types.ts'

/** A block by the module that shows it. */
export function PageBlock({ block }: { readonly block: ContentPageBlock }) {
  const { intl } = useAppContext()
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
    default:
      return (
        <Suspense>
          <FurtherBlock block={block} />
        </Suspense>
      )
  }
}

/**
 * The server has every module at hand: what it renders is whole. A browser keeps that and takes over when it is idle,
 * so that no first view waits for blocks that few pages have.
 */
const FurtherBlock = import.meta.env.SSR
  ? (await import('./FurtherBlock.tsx')).FurtherBlock
  : lazy(async () => {
      await new Promise<void>((resolve) => void whenIdle(resolve))
      return { default: (await import('./FurtherBlock.tsx')).FurtherBlock }
    })
