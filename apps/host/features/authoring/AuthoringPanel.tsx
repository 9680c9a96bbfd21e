import { Spinner, useIsHydrated } from '@kudex/ui'
import { lazy, Suspense } from 'react'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'
import type { AuthoringProps } from './authoring.types.ts'

/** The form of a page; it needs script, which loads with this page only. */
export function AuthoringPanel(props: AuthoringProps) {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  const loading = <Spinner label={intl.formatMessage(messages.loading)} />
  return isHydrated ? (
    <Suspense fallback={loading}>
      <PageEditor key={props.pageId} {...props} />
    </Suspense>
  ) : (
    loading
  )
}

const PageEditor = lazy(async () => ({ default: (await import('./PageEditor.tsx')).PageEditor }))
