import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './whenIdle.ts'

/** A slot that is empty on the server and in the first view; its component loads when the browser is idle. */
export function idleSlot(load: () => Promise<ComponentType>): ComponentType {
  const Content = lazy(async () => ({ default: await load() }))
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
