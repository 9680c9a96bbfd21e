import { defineMessages } from '@kudex/intl/messages'

/** Texts of the control that adds a product to the comparison, on the pages of products. */
export const productActionMessages = defineMessages({
  add: {
    id: 'comparison.action.add',
    defaultMessage: 'Add to comparison',
    description: 'Button beside a product that is not in the comparison',
  },
  remove: {
    id: 'comparison.action.remove',
    defaultMessage: 'Remove from comparison',
    description: 'Button beside a product that is in the comparison',
  },
  label: {
    id: 'comparison.action.label',
    defaultMessage: '{action}: {name}',
    description: 'Spoken name of the button: its text, then the product',
  },
  added: {
    id: 'comparison.action.added',
    defaultMessage: '{name} is in the comparison now',
    description: 'For screen readers, after adding',
  },
  removed: {
    id: 'comparison.action.removed',
    defaultMessage: '{name} is no longer in the comparison',
    description: 'For screen readers, after removing',
  },
})
