export { createIntl, type IntlOptions, type IntlShape } from './createIntl.ts'
export { defineMessages } from './defineMessages.ts'
export type {
  Catalogue,
  CompiledMessage,
  MessageDescriptor,
  MessageValue,
  MessageValues,
  RichValues,
  TagRenderer,
} from './messages.types.ts'
