import type { MessageDescriptor } from './messages.types.ts'

/** Declares messages where they are used; `extract` finds them by this name. */
export function defineMessages<const M extends Readonly<Record<string, MessageDescriptor>>>(messages: M): M {
  return messages
}
