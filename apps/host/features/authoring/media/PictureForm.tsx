import { Spinner, useIsHydrated } from '@kudex/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../../shared/lazyComponent.ts'
import { useAppContext } from '../../shared/index.ts'
import { choosingMessages } from '../choosing/choosing.messages.ts'

interface PictureFormProps {
  readonly name: string
  /** Called with the version that was saved. */
  readonly onSaved: (version: string) => void
}

/** The alternative text and the focal point of a picture; the form needs script, which loads with this page only. */
export function PictureForm({ name, onSaved }: PictureFormProps) {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  const loading = <Spinner label={intl.formatMessage(choosingMessages.loading)} />
  return isHydrated ? (
    <Suspense fallback={loading}>
      <PictureDetails name={name} onSaved={onSaved} />
    </Suspense>
  ) : (
    loading
  )
}

const PictureDetails = lazyComponent(async () => (await import('./PictureDetails.tsx')).PictureDetails)
