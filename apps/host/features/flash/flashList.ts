import type { FloatingMessage } from '@kudex/ui'
import type { Flash } from './showFlash.ts'

/** More would cover the page. */
const mostAtOnce = 3

/**
 * Adds a message behind the others. The same words again take the place of the first, so that their clock begins anew;
 * the oldest makes room, one that stays last of all.
 */
export function withFlash(all: readonly FloatingMessage[], flash: Flash, id: string): readonly FloatingMessage[] {
  const added = [...all.filter(({ title }) => title !== flash.title), { ...flash, id }]
  if (added.length <= mostAtOnce) return added
  const oldest = added.find((message) => !message.stays) ?? added[0]
  return added.filter((message) => message !== oldest)
}
