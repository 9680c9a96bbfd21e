import type { FloatingMessage } from '@kudex/ui'

/** A message in the language of the page. */
export type Flash = Omit<FloatingMessage, 'id'>

/** More messages would cover the page. */
const maxMessages = 3

/**
 * Appends a message. It replaces one with the same title, so that its timer restarts; above the limit the oldest is
 * removed, persistent ones last.
 */
export function withFlash(all: readonly FloatingMessage[], flash: Flash, id: string): readonly FloatingMessage[] {
  const added = [...all.filter(({ title }) => title !== flash.title), { ...flash, id }]
  if (added.length <= maxMessages) return added
  const oldest = added.find((message) => !message.stays) ?? added[0]
  return added.filter((message) => message !== oldest)
}
