import {
  Facts,
  Hero,
  LinkList,
  MediaFigure,
  ProductTeasers,
  Quote,
  TableOfContents,
  Teasers,
  TextSection,
} from '@kudex/ui'
import { Fragment, type ReactNode } from 'react'
import { useFrame } from '../../features/plug/index.ts'
import { toShownCard } from '../catalogue/toShownCard.ts'
import { frameMessages } from '../frame/frame.messages.ts'
import type { ContentPageBlock, ContentPageProps } from './content.types.ts'

/** A content page. Every page has one first heading: its hero's, or its title. What it is there for stands below that. */
export function ContentPage({
  title,
  contents,
  blocks,
  children,
}: ContentPageProps & { readonly children?: ReactNode }) {
  const hasHero = blocks.some((block) => block.kind === 'hero')
  return (
    <>
      {!hasHero && (
        <>
          <Hero title={title} size="compact" />
          <Contents items={contents} />
          {children}
        </>
      )}
      {blocks.map((block) => (
        <Fragment key={block.id}>
          <Block block={block} />
          {block.kind === 'hero' && (
            <>
              <Contents items={contents} />
              {children}
            </>
          )}
        </Fragment>
      ))}
    </>
  )
}

function Contents({ items }: { readonly items: ContentPageProps['contents'] }) {
  const { intl } = useFrame()
  return items.length > 0 && <TableOfContents title={intl.formatMessage(frameMessages.onThisPage)} items={items} />
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
