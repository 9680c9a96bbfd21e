import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { lazyComponent } from './lazyComponent.ts'
import { whenIdle } from './whenIdle.ts'

/** A slot that is empty on the server and in the first view; its component loads when the browser is idle. */
export function idleSlot(load: () => Promise<ComponentType>): ComponentType {
  const Content = lazyComponent(load)
  return function IdleSlot() {
    const [isReady, setReady] = useState(false)
    useEffect(() => whenIdle(() => setReady(true)), [])
    return (
      isReady && (
        <Suspense>
          <Content />
        </Suspense>
      )
    )
  }
}
