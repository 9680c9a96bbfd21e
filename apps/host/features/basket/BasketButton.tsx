import { countItems } from '@kudex/domain/basket'
import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'
import { IconCompare, SideButton } from '@kudex/ui'
import { lazy, Suspense, use, useRef, useState } from 'react'
import { useFrame } from '../plug/index.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { useBasket } from './basketStore.ts'
import { loadComparisonIntl } from './loadComparisonIntl.ts'

/** The side button of the comparison; neither it nor the storage is touched in portal and editor (CMP-14). */
export function BasketButton() {
  const { path } = useFrame()
  return isPublicPath(path) && !isTechnicalPath(path) && <PublicBasketButton />
}

/** Says how many products wait, and opens the panel (CMP-13). */
function PublicBasketButton() {
  const { locale, fullPath } = useFrame()
  const intl = use(loadComparisonIntl(locale))
  const { basket } = useBasket()
  // What a link of the panel leads to is behind it: on another page it is closed.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === fullPath
  const opener = useRef<HTMLElement>(null)
  const handleOpenChange = (open: boolean) => {
    setOpenOn(open ? fullPath : null)
    // Behind the panel's own clearing up, which knows no button that opened it.
    if (!open) setTimeout(() => opener.current?.focus())
  }
  const [wasOpened, setWasOpened] = useState(false)
  const count = countItems(basket)
  return (
    <>
      <SideButton
        icon={IconCompare}
        text={intl.formatMessage(messages.open, { count })}
        count={count}
        isExpanded={isOpen}
        onClick={({ currentTarget }) => {
          opener.current = currentTarget
          setWasOpened(true)
          handleOpenChange(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <BasketPanel intl={intl} basket={basket} isOpen={isOpen} onOpenChange={handleOpenChange} />
        </Suspense>
      )}
    </>
  )
}

const BasketPanel = lazy(async () => ({ default: (await import('./BasketPanel.tsx')).BasketPanel }))
