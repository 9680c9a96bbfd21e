import type { NamedField } from '@kudex/domain/editing-forms'

/** The fields of a picture; the schemas themselves do not load in the browser. */
export const pictureFields: readonly NamedField[] = [
  { name: 'alt', field: { type: 'text', isRequired: false } },
  {
    name: 'focalPoint',
    field: {
      type: 'group',
      isRequired: false,
      fields: [
        { name: 'x', field: { type: 'number', isRequired: true } },
        { name: 'y', field: { type: 'number', isRequired: true } },
      ],
    },
  },
]
