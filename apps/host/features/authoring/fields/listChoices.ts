import type { FormField } from '@kudex/domain/editing-forms'
import { resolveCountryName } from '@kudex/domain/locales'
import type { IntlShape } from '@kudex/intl/messages'
import type { Choice } from '../authoring.types.ts'
import { formatChoice } from '../fieldTexts.ts'
import type { FormContext } from '../formContext.ts'

/** The choices of a field; null if its values are not chosen from a list. */
export function listChoices(field: FormField, form: FormContext, intl: IntlShape): readonly Choice[] | null {
  switch (field.type) {
    case 'choice':
      return field.options.map((option) => ({ value: option, text: formatChoice(intl, option) }))
    case 'site':
      return form.sites
    case 'language':
      return form.languages
    case 'country':
      return form.countries
    case 'region':
      return regionCodes.map((code) => ({ value: code, text: resolveCountryName(code, intl.locale) }))
    case 'product':
    case 'productTarget':
    case 'serviceTarget':
    case 'contact':
    case 'location':
    case 'storyContact':
    case 'storyCategory':
    case 'storyCategorySlug':
    case 'brand':
      return form.references[field.type] ?? null
    default:
      return null
  }
}

/** Continents and their parts (UN M49) in which machines are sold; {@link Intl.DisplayNames} names them. */
const regionCodes = [
  '150',
  '154',
  '155',
  '151',
  '039',
  '019',
  '021',
  '013',
  '005',
  '142',
  '145',
  '034',
  '035',
  '030',
  '009',
  '002',
]
