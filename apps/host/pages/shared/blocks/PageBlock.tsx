import { Facts, Hero, MediaFigure, ProductTeasers, Quote, Teasers, TextSection } from '@kudex/ui'
import { Suspense, type ComponentType } from 'react'
import { lazyComponent, useAppContext, whenIdle } from '../../../features/shared/index.ts'
import { toShownCard } from '../catalogue/toShownCard.ts'
import type { BlockView } from './blocks.types.ts'

export function PageBlock({ block }: { readonly block: BlockView }) {
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
    case 'locations':
    case 'contacts':
      return (
        <Suspense>
          <ContactBlock block={block} />
        </Suspense>
      )
    case 'process':
    case 'measurement':
    case 'assemblySequence':
    case 'connectors':
    case 'beforeAfter':
    case 'programme':
    case 'floorPlan':
    case 'route':
      return (
        <Suspense>
          <DiagramBlock block={block} />
        </Suspense>
      )
    default:
      return (
        <Suspense>
          <LazyBlock block={block} />
        </Suspense>
      )
  }
}

/**
 * The server renders every block. A browser keeps that HTML and hydrates it when idle, so that the first view does not
 * load modules that few pages use.
 */
const LazyBlock = import.meta.env.SSR
  ? (await import('./LazyBlock.tsx')).LazyBlock
  : lazyWhenIdle(async () => (await import('./LazyBlock.tsx')).LazyBlock)

/** Separate from the others: few pages have locations or people. */
const ContactBlock = import.meta.env.SSR
  ? (await import('./ContactBlock.tsx')).ContactBlock
  : lazyWhenIdle(async () => (await import('./ContactBlock.tsx')).ContactBlock)

/** Separate from the others: a home page has diagrams and none of the others. */
const DiagramBlock = import.meta.env.SSR
  ? (await import('./DiagramBlock.tsx')).DiagramBlock
  : lazyWhenIdle(async () => (await import('./DiagramBlock.tsx')).DiagramBlock)

function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    return load()
  })
}
