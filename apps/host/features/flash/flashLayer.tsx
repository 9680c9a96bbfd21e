import { FlashRegion, type FloatingMessage } from '@kudex/ui'
import type { Locale } from '@kudex/domain/locales'
import { loadFlashCatalogue } from '@kudex/intl/catalogues'
import type { IntlShape } from '@kudex/intl/messages'
import { createRoot, type Root } from 'react-dom/client'
import { loadFeatureIntl } from '../shared/useFeatureIntl.ts'
import { flashMessages } from './flash.messages.ts'
import { withFlash, type Flash } from './flashList.ts'

interface FlashOptions {
  readonly locale: Pick<Locale, 'code' | 'language' | 'isInternational'>
  /** The element that had the focus: it gets it back when a focused message is hidden. */
  readonly opener: Element | null
}

// A React root of its own: messages outlive navigations. Only browsers load this file.
let root: Root | undefined
let container: HTMLElement | undefined
let shown: readonly FloatingMessage[] = []
let count = 0
let opener: Element | null = null

/** Adds a message to the region at the edge of the window. */
export async function addFlash(flash: Flash, options: FlashOptions): Promise<void> {
  const intl = await loadFeatureIntl(loadFlashCatalogue, options.locale)
  if (!container) {
    container = document.createElement('div')
    document.body.append(container)
    root = createRoot(container)
    draw(intl)
    // Screen readers may not announce what a live region contains when they first see it.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  count += 1
  if (!container.contains(options.opener)) ({ opener } = options)
  shown = withFlash(shown, flash, `flash-${count}`)
  draw(intl)
}

function draw(intl: IntlShape): void {
  root?.render(
    <FlashRegion
      label={intl.formatMessage(flashMessages.region)}
      hideLabel={intl.formatMessage(flashMessages.hide)}
      messages={shown}
      onHide={(id) => {
        const hadFocus = container?.contains(document.activeElement)
        shown = shown.filter((message) => message.id !== id)
        draw(intl)
        if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      }}
    />,
  )
}
