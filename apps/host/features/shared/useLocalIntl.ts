import type { IntlShape } from '@kudex/intl/messages'
import { useIsHydrated } from '@kudex/ui'
import { useMemo } from 'react'
import { useAppContext } from './appContext.ts'

/**
 * Formats texts and dates as pages do, but times in the time zone of the browser; in UTC on the server and during
 * hydration.
 */
export function useLocalIntl(): IntlShape {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  return useMemo(
    () => ({
      ...intl,
      formatDate: (value, options) => intl.formatDate(value, isHydrated ? options : { timeZone: 'UTC', ...options }),
    }),
    [intl, isHydrated],
  )
}
