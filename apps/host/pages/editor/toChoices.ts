import { resolveCountryName } from '@kudex/domain/locales'
import type { FormChoices, PageChoice } from '../../features/authoring/index.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'

/** The choices of the fields of forms. */
export function toChoices({ system, address }: RequestContext, pages: readonly PageChoice[]): FormChoices {
  return {
    pages: pages.map(({ id, title, path }) => ({ id, title, path })),
    countries: system.countries.map(({ countryCode }) => ({
      value: countryCode,
      text: resolveCountryName(countryCode, address.locale.language),
    })),
    sites: system.sites.map(({ id, name }) => ({ value: id, text: name })),
  }
}
