import { Facts, Hero, LinkList, MediaFigure, ProductTeasers, Quote, Teasers, TextSection } from '@kudex/ui'
import { useFrame } from '../../features/plug/index.ts'
import { toShownCard } from '../catalogue/toShownCard.ts'
import type { ContentPageBlock, ContentPageProps } from './content.types.ts'

/** A content page. Every page has one first heading: its hero's, or its title. */
export function ContentPage({ title, blocks }: ContentPageProps) {
  const hasHero = blocks.some((block) => block.kind === 'hero')
  return (
    <>
      {!hasHero && <Hero title={title} size="compact" />}
      {blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </>
  )
}

function Block({ block }: { readonly block: ContentPageBlock }) {
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
  }
}
