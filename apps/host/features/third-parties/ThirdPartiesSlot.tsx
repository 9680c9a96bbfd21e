import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { useAppContext } from '../shared/appContext.ts'
import { findHostThirdParties } from './hostThirdParties.ts'
import { privacySettingsRequest } from './privacySettingsRequest.ts'

/** Loads consent and scripts on a host with a consent id. */
export function ThirdPartiesSlot() {
  const { settings } = useAppContext()
  const [openings, setOpenings] = useState(0)
  useEffect(() => privacySettingsRequest.subscribe(() => setOpenings((count) => count + 1)), [])
  const host = findHostThirdParties(settings)
  return (
    host && (
      <Suspense fallback={null}>
        <ThirdParties host={host} openings={openings} />
      </Suspense>
    )
  )
}

const ThirdParties = lazyComponent(async () => (await import('./ThirdParties.tsx')).ThirdParties)
