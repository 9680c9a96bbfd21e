import type { MessageDescriptor } from './messages.types.ts'

/** Declares messages next to their use; `extract` finds them by this function's name. */
export function defineMessages<const M extends Readonly<Record<string, MessageDescriptor>>>(messages: M): M {
  return messages
}
