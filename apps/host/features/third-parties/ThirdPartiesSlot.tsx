import { lazy, Suspense, useEffect, useState } from 'react'
import { useAppContext } from '../shared/index.ts'
import { findHostThirdParties } from './hostThirdParties.ts'
import { countOpenings, onPrivacySettings } from './openPrivacySettings.ts'

/** Loaded when the browser is idle; on a host with a consent id, what asks and loads comes then. */
export function ThirdPartiesSlot() {
  const { settings } = useAppContext()
  // Somebody may have asked for the settings before this was loaded.
  const [openings, setOpenings] = useState(countOpenings)
  useEffect(() => onPrivacySettings(() => setOpenings(countOpenings())), [])
  const host = findHostThirdParties(settings)
  return (
    host && (
      <Suspense fallback={null}>
        <ThirdParties host={host} openings={openings} />
      </Suspense>
    )
  )
}

const ThirdParties = lazy(async () => ({ default: (await import('./ThirdParties.tsx')).ThirdParties }))
