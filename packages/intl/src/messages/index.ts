export { createIntl, type IntlShape } from './createIntl.ts'
export { defineMessages } from './defineMessages.ts'
export type { Catalogue, MessageDescriptor } from './messages.types.ts'
