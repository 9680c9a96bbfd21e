import { Spinner, useIsHydrated } from '@kudex/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'
import type { AuthoringProps } from './authoring.types.ts'

/** The form of a page or of other content; it needs script, which loads with this page only. */
export function AuthoringPanel({ previewHrefs, ...entry }: AuthoringProps) {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  const loading = <Spinner label={intl.formatMessage(messages.loading)} />
  if (!isHydrated) return loading
  return (
    <Suspense fallback={loading}>
      {entry.kind === 'pages' ? (
        <PageEditor key={entry.id} {...entry} previewHrefs={previewHrefs} />
      ) : (
        <RecordEditor key={entry.id} {...entry} />
      )}
    </Suspense>
  )
}

const PageEditor = lazyComponent(async () => (await import('./PageEditor.tsx')).PageEditor)
const RecordEditor = lazyComponent(async () => (await import('./RecordEditor.tsx')).RecordEditor)
