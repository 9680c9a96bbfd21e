import { lazy, Suspense, type ComponentType } from 'react'
import type { ContactPageBlock } from './contactBlocks.types.ts'

type BlockComponent = ComponentType<{ readonly block: ContactPageBlock }>

/** A block about contacts; few pages have one, so a browser loads it with them. */
export function LazyContactBlock({ block }: { readonly block: ContactPageBlock }) {
  const Block = provided ?? Loaded
  return (
    <Suspense>
      <Block block={block} />
    </Suspense>
  )
}

/** Gives the server, which renders in one go, the component itself: a browser's bundle must not name it. */
export function provideContactBlock(Block: BlockComponent | null): void {
  provided = Block
}

let provided: BlockComponent | null = null
const Loaded = lazy(async () => ({ default: (await import('./ContactBlock.tsx')).ContactBlock }))
