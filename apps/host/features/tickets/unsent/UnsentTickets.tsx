import { draftStoragePrefix } from '@kudex/domain/tickets'
import { useIsHydrated } from '@kudex/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../../shared/lazyComponent.ts'

/**
 * Shows the number of changes that wait to be sent, and the drafts of a user; sends the waiting changes once there is a
 * connection. Its script loads only in browsers that store such entries.
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

const UnsentPanel = lazyComponent(async () => (await import('./UnsentPanel.tsx')).UnsentPanel)
