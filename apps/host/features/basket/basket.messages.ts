import { defineMessages } from '@kudex/intl/messages'

/** Texts of the side button and the panel of the comparison. */
export const basketMessages = defineMessages({
  open: {
    id: 'comparison.open',
    defaultMessage: 'Comparison, {count, plural, =0 {no products} one {# product} other {# products}}',
    description: 'Side button that opens the panel of the comparison',
  },
  title: { id: 'comparison.title', defaultMessage: 'Comparison', description: 'Title of the panel and of the page' },
  close: { id: 'comparison.close', defaultMessage: 'Close comparison', description: 'Closes the panel' },
  empty: {
    id: 'comparison.empty',
    defaultMessage: 'No products chosen yet',
    description: 'Title of the panel and the page without products',
  },
  emptyText: {
    id: 'comparison.empty.text',
    defaultMessage: 'Add products of one category to see them beside each other.',
    description: 'What to do where no products are chosen',
  },
  compare: {
    id: 'comparison.compare',
    defaultMessage: 'Compare {count, plural, one {# product} other {# products}}',
    description: 'Opens the comparison of a category',
  },
  clear: { id: 'comparison.clear', defaultMessage: 'Remove all', description: 'Removes all products of a category' },
  removeLabel: {
    id: 'comparison.removeProduct',
    defaultMessage: 'Remove {name} from the comparison',
    description: 'Spoken name of the button that removes one product',
  },
  variant: { id: 'comparison.variant', defaultMessage: 'Variant', description: 'Label of the choice of a variant' },
  noVariant: {
    id: 'comparison.variant.none',
    defaultMessage: 'No variant chosen',
    description: 'First choice of a variant: the product itself',
  },
  loading: {
    id: 'comparison.loading',
    defaultMessage: 'Loading products',
    description: 'While the products of the panel are on their way',
  },
  failed: {
    id: 'comparison.failed',
    defaultMessage: 'The products could not be loaded.',
    description: 'Where the products of the panel could not be fetched',
  },
  retry: { id: 'comparison.retry', defaultMessage: 'Try again', description: 'Fetches the products once more' },
  missing: {
    id: 'comparison.missing',
    defaultMessage: 'No longer in the catalogue: {names}',
    description: 'Names products that were chosen and are gone',
  },
  elsewhere: {
    id: 'comparison.elsewhere',
    defaultMessage: 'Not offered in your country: {names}',
    description: 'Names products that were chosen and are not sold in the country',
  },
})
