import { countItems } from '@kudex/domain/basket'
import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'
import { loadComparisonCatalogue } from '@kudex/intl/catalogues'
import { IconCompare, SideButton } from '@kudex/ui'
import { lazy, Suspense, useState } from 'react'
import { useAppContext, useFeatureIntl, usePanel } from '../shared/index.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { useBasket } from './basketStore.ts'

/** The side button of the comparison; neither it nor the storage is touched in portal and editor (CMP-14). */
export function BasketButton() {
  const { path } = useAppContext()
  return isPublicPath(path) && !isTechnicalPath(path) && <PublicBasketButton />
}

/** Says how many products wait, and opens the panel (CMP-13). */
function PublicBasketButton() {
  const intl = useFeatureIntl(loadComparisonCatalogue)
  const { basket } = useBasket()
  const { isOpen, open, close } = usePanel()
  const [wasOpened, setWasOpened] = useState(false)
  const count = countItems(basket)
  return (
    <>
      <SideButton
        icon={IconCompare}
        text={intl.formatMessage(messages.open, { count })}
        count={count}
        isExpanded={isOpen}
        onClick={(event) => {
          setWasOpened(true)
          open(event)
        }}
      />
      {wasOpened && (
        <Suspense>
          <BasketPanel intl={intl} basket={basket} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const BasketPanel = lazy(async () => ({ default: (await import('./BasketPanel.tsx')).BasketPanel }))
