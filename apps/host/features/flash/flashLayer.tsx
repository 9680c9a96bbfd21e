import { FlashRegion, type FloatingMessage } from '@kudex/ui'
import type { Locale } from '@kudex/domain/locales'
import { loadFlashCatalogue } from '@kudex/intl/catalogues'
import type { IntlShape } from '@kudex/intl/messages'
import { createRoot, type Root } from 'react-dom/client'
import { loadFeatureIntl } from '../shared/useFeatureIntl.ts'
import { flashMessages } from './flash.messages.ts'
import { withFlash } from './flashList.ts'
import type { Flash } from './showFlash.ts'

interface FlashPlace {
  readonly locale: Pick<Locale, 'code' | 'language'>
  /** What had the focus: it gets it back when a message goes away under it. */
  readonly opener: Element | null
}

// A tree of its own behind the page's: a page that goes takes no message along. Only a browser ever loads this file.
let root: Root | undefined
let container: HTMLElement | undefined
let shown: readonly FloatingMessage[] = []
let count = 0
let opener: Element | null = null

/** Adds a message to the region at the edge of the window. */
export async function addFlash(flash: Flash, place: FlashPlace): Promise<void> {
  const intl = await loadFeatureIntl(loadFlashCatalogue, place.locale)
  count += 1
  if (!container?.contains(place.opener)) ({ opener } = place)
  shown = withFlash(shown, flash, `flash-${count}`)
  if (!container) {
    container = document.createElement('div')
    document.body.append(container)
    root = createRoot(container)
  }
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
