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
        <UnsentList userId={userId} />
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

const UnsentList = lazy(async () => ({ default: (await import('./UnsentList.tsx')).UnsentList }))
