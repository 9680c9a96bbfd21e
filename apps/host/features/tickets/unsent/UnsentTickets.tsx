import { draftStoragePrefix } from '@kudex/domain/tickets'
import { useIsHydrated } from '@kudex/ui'
import { lazy, Suspense } from 'react'

/**
 * Shows what waits to be sent, with its number, and the drafts of a user; sends what waits once there is a connection.
 * Its script is loaded only in browsers that keep something.
 */
export function UnsentTickets({ userId }: { readonly userId: string }) {
  const isNeeded = useIsHydrated() && hasEntries()
  return (
    isNeeded && (
      <Suspense>
        <UnsentPanel userId={userId} />
      </Suspense>
    )
  )
}

function hasEntries(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(draftStoragePrefix))
  } catch {
    return false
  }
}

const UnsentPanel = lazy(async () => ({ default: (await import('./UnsentPanel.tsx')).UnsentPanel }))
