import { toFormatLocale } from '@kudex/intl/formats'
import { createIntl, type IntlShape } from '@kudex/intl/messages'
import { useIsHydrated } from '@kudex/ui'
import { useMemo } from 'react'
import { useAppContext } from './appContext.ts'

/**
 * Formats texts and dates as pages do, but times in the time zone of the browser; in UTC on the server and during
 * hydration.
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
