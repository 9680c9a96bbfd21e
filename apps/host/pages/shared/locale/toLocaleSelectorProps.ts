import type { IntlShape } from '@kudex/intl/messages'
import type { LocaleSelectorProps } from '@kudex/ui'
import { localeMessages } from '../layout/layout.messages.ts'
import type { SelectorCountry } from '../layout/layoutData.types.ts'
import type { CurrentPage } from '../layout/PageContext.tsx'
import { prefixPath } from '../links/prefixPath.ts'

/**
 * The locale selector: links to the page in the other locales, or to the nearest page in countries that do not have it
 * (NAV-23).
 */
export function toLocaleSelectorProps(
  { layout, data }: Pick<CurrentPage, 'layout' | 'data'>,
  path: string,
  intl: IntlShape,
  placement: 'bottom' | 'top',
): LocaleSelectorProps {
  const { locale, siteSlug, countries } = layout
  const findPath = (country: string) =>
    data.countryFallbacks.find(({ countries }) => countries.includes(country))?.path ?? path
  const toCountry = ({ countryCode, name, locales }: SelectorCountry) => ({
    countryCode,
    name,
    languages: locales.map(({ urlCode, language, name }) => ({
      value: urlCode,
      text: name,
      lang: language,
      href: prefixPath(findPath(countryCode), urlCode, siteSlug),
      isCurrent: urlCode === locale.urlCode,
    })),
  })
  const toGroup = (id: 'international' | 'countries') => ({
    id,
    title: intl.formatMessage(localeMessages[id]),
    countries: countries
      .filter(({ countryCode }) => (countryCode === 'ALL') === (id === 'international'))
      .map(toCountry),
  })
  return {
    labels: {
      open: intl.formatMessage(localeMessages.open),
      title: intl.formatMessage(localeMessages.title),
    },
    currentText: locale.isInternational
      ? locale.language.toUpperCase()
      : `${locale.country} · ${locale.language.toUpperCase()}`,
    groups: [toGroup('international'), toGroup('countries')].filter((group) => group.countries.length > 0),
    placement,
  }
}
