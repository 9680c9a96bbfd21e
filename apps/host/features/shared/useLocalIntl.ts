import type { IntlShape } from '@kudex/intl/messages'
import { useIsHydrated } from '@kudex/ui'
import { useMemo } from 'react'
import { useAppContext } from './appContext.ts'

/** Texts and formats with times in the zone of the browser; in UTC on the server and while React hydrates its HTML. */
export function useLocalIntl(): IntlShape {
  const { intl } = useAppContext()
  const isHydrated = useIsHydrated()
  return useMemo(
    () =>
      isHydrated
        ? intl
        : { ...intl, formatDate: (value, options) => intl.formatDate(value, { timeZone: 'UTC', ...options }) },
    [intl, isHydrated],
  )
}
