import { toFormatLocale } from '@kudex/intl/formats'
import { createIntl, type IntlShape } from '@kudex/intl/messages'
import { useIsHydrated } from '@kudex/ui'
import { useMemo } from 'react'
import { useAppContext } from './appContext.ts'

/**
 * Texts, with dates as pages format them, and times in the zone of the browser; in UTC on the server and while React
 * hydrates its HTML.
 */
export function useLocalIntl(): IntlShape {
  const { intl, locale } = useAppContext()
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    const { formatDate } = createIntl({ locale: toFormatLocale(locale), language: locale.language, messages: {} })
    return {
      ...intl,
      formatDate: (value, options) => formatDate(value, isHydrated ? options : { timeZone: 'UTC', ...options }),
    }
  }, [intl, locale, isHydrated])
}
