import type { Locale } from '@kudex/domain/locales'
import type { Flash } from './flashList.ts'

/**
 * Shows a message above the page until it is hidden, or for 7 s unless it `stays` (FLASH-01…03). It outlives navigations.
 * Its code loads with the first message.
 */
export async function showFlash(
  flash: Flash,
  locale: Pick<Locale, 'code' | 'language' | 'isInternational'>,
): Promise<void> {
  const opener = document.activeElement
  const { addFlash } = await import('./flashLayer.tsx')
  await addFlash(flash, { locale, opener })
}
