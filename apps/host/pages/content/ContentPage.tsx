import { Hero, TableOfContents } from '@kudex/ui'
import { Fragment, type ReactNode } from 'react'
import { useAppContext } from '../../features/shared/index.ts'
import { layoutMessages } from '../shared/layout/layout.messages.ts'
import type { BlockView, ContentPageProps } from '../shared/blocks/blocks.types.ts'
import { BelowFirstView } from '../shared/layout/BelowFirstView.tsx'
import { PageBlock } from '../shared/blocks/PageBlock.tsx'

/** A content page. Its only `h1` is the hero's title or the page title; `children` follow below it. */
export function ContentPage({
  title,
  contents,
  blocks,
  children,
}: ContentPageProps & { readonly children?: ReactNode }) {
  const hasHero = blocks.some((block) => block.kind === 'hero')
  const renderBlock = (block: BlockView) => (
    <Fragment key={block.id}>
      <PageBlock block={children ? toBesideForm(block) : block} />
      {block.kind === 'hero' && (
        <>
          <Contents items={contents} />
          {children}
        </>
      )}
    </Fragment>
  )
  return (
    <>
      {!hasHero && (
        <>
          <Hero title={title} size="compact" />
          <Contents items={contents} />
          {children}
        </>
      )}
      {blocks.slice(0, 1).map(renderBlock)}
      {blocks.length > 1 && <BelowFirstView>{blocks.slice(1).map(renderBlock)}</BelowFirstView>}
    </>
  )
}

/** Of a page with a form, the button of the form is the main action, unless the hero has a number to call. */
function toBesideForm(block: BlockView): BlockView {
  if (block.kind !== 'hero' || block.props.links?.[0]?.href.startsWith('tel:')) return block
  return { ...block, props: { ...block.props, actionLook: 'outline' } }
}

function Contents({ items }: { readonly items: ContentPageProps['contents'] }) {
  const { intl } = useAppContext()
  return items.length > 0 && <TableOfContents title={intl.formatMessage(layoutMessages.onThisPage)} items={items} />
}
