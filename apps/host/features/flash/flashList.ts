import type { FloatingMessage } from '@kudex/ui'

/** A message in the language of the page. */
export type Flash = Omit<FloatingMessage, 'id'>

/** More messages would cover the page. */
const mostAtOnce = 3

/**
 * Appends a message. It replaces one with the same title, so that its timer restarts; above the limit the oldest is
 * removed, those that stay last.
 */
export function withFlash(all: readonly FloatingMessage[], flash: Flash, id: string): readonly FloatingMessage[] {
  const added = [...all.filter(({ title }) => title !== flash.title), { ...flash, id }]
  if (added.length <= mostAtOnce) return added
  const oldest = added.find((message) => !message.stays) ?? added[0]
  return added.filter((message) => message !== oldest)
}
