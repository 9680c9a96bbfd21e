import { defineMessages } from '@kudex/intl/messages'

/** Texts of the card of a product, which any page may show. */
export const cardMessages = defineMessages({
  variantCount: {
    id: 'catalogue.variantCount',
    defaultMessage: '{count, plural, one {# variant} other {# variants}}',
    description: 'Number of variants of a product, on its card',
  },
})
