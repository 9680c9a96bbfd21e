import { lazy, Suspense, useEffect, useState } from 'react'
import { useFrame } from '../plug/index.ts'
import { whenIdle } from '../whenIdle.ts'
import { findHostThirdParties } from './hostThirdParties.ts'
import { onPrivacySettings } from './openPrivacySettings.ts'

/** Nothing on the server and at first; on a host with a consent id, what asks and loads comes when the browser is idle. */
export function ThirdPartiesSlot() {
  const { settings } = useFrame()
  const [isReady, setReady] = useState(false)
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    if (!findHostThirdParties(settings)) return undefined
    const cancel = whenIdle(() => setReady(true))
    const stop = onPrivacySettings(() => {
      setReady(true)
      setOpenings((count) => count + 1)
    })
    return () => {
      cancel()
      stop()
    }
  }, [settings])
  const host = isReady ? findHostThirdParties(settings) : null
  return (
    host && (
      <Suspense fallback={null}>
        <ThirdParties host={host} openings={openings} />
      </Suspense>
    )
  )
}

const ThirdParties = lazy(async () => ({ default: (await import('./ThirdParties.tsx')).ThirdParties }))
