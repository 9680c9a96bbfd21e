import type { ComponentType } from 'react'
import { lazyComponent } from './lazyComponent.ts'

/** A slot whose code is loaded before the page that shows it is rendered, so that nothing appears late. */
export type PreloadedSlot<Props extends object> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/** Creates a slot from its import. If nothing preloaded it, it loads when it renders. */
export function preloadedSlot<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  initial: ComponentType<Props> | null = null,
): PreloadedSlot<Props> {
  let Loaded = initial
  const LazyContent: ComponentType<Props> = lazyComponent(load)
  function Slot(props: Props) {
    const Content = Loaded ?? LazyContent
    return <Content {...props} />
  }
  async function preload(): Promise<void> {
    Loaded ??= await load()
  }
  return Object.assign(Slot, { preload })
}
