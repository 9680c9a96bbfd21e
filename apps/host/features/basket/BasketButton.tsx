import { countItems } from '@kudex/domain/basket'
import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'
import { loadComparisonCatalogue } from '@kudex/intl/catalogues'
import { IconCompare, SideButton } from '@kudex/ui'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../shared/lazyComponent.ts'
import { useAppContext } from '../shared/appContext.ts'
import { useFeatureIntl } from '../shared/useFeatureIntl.ts'
import { usePanel } from '../shared/usePanel.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { useBasket } from './BasketProvider.tsx'

/** The side button of the comparison; portal and editor neither show it nor read the storage (CMP-14). */
export function BasketButton() {
  const { path } = useAppContext()
  return isPublicPath(path) && !isTechnicalPath(path) && <PublicBasketButton />
}

/** Shows the number of products and opens the panel (CMP-13). */
function PublicBasketButton() {
  const intl = useFeatureIntl(loadComparisonCatalogue)
  const { basket, send } = useBasket()
  const { isOpen, open, close } = usePanel()
  const [wasOpened, setWasOpened] = useState(false)
  const count = countItems(basket)
  return (
    <>
      <SideButton
        icon={IconCompare}
        text={intl.formatMessage(messages.open, { count })}
        shortText={intl.formatMessage(messages.title)}
        count={count}
        isExpanded={isOpen}
        onClick={(event) => {
          setWasOpened(true)
          open(event)
        }}
      />
      {wasOpened && (
        <Suspense>
          <BasketPanel intl={intl} basket={basket} send={send} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const BasketPanel = lazyComponent(async () => (await import('./BasketPanel.tsx')).BasketPanel)
