import { defineMessages } from '@kudex/intl/messages'

export const comparisonMessages = defineMessages({
  fileName: {
    id: 'comparison.page.fileName',
    defaultMessage: 'comparison',
    description: 'First word of the name of the file, in small letters',
  },
  group: { id: 'comparison.page.group', defaultMessage: 'Group', description: 'Head of a column of the file' },
  unit: { id: 'comparison.page.unit', defaultMessage: 'Unit', description: 'Head of a column of the file' },
  specification: {
    id: 'comparison.file.specification',
    defaultMessage: 'Specification',
    description: 'Head of a column of the file',
  },
  notApplicable: {
    id: 'comparison.file.notApplicable',
    defaultMessage: 'Not applicable',
    description: 'In the file, in place of a value that a product does not have',
  },
})
