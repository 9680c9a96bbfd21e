import type { FormField } from '@kudex/domain/editing-forms'
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
    case 'page':
      return form.pages.map(({ id, title, path }) => ({ value: id, text: `${title} (${path})` }))
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
