import type { FloatingMessage } from '@kudex/ui'
import type { Locale } from '@kudex/domain/locales'

/** What happened, in the language of the page. */
export type Flash = Omit<FloatingMessage, 'id'>

/**
 * Says above every page what just happened. It goes after 7 s or when it is hidden, one that `stays` only when it is
 * hidden (FLASH-01…03); a navigation leaves it where it is. Nothing of it is loaded before the first message.
 */
export async function showFlash(flash: Flash, locale: Pick<Locale, 'code' | 'language'>): Promise<void> {
  const opener = document.activeElement
  const { addFlash } = await import('./flashLayer.tsx')
  await addFlash(flash, { locale, opener })
}
