import { formatEntry, toComparisonPath } from '@kudex/domain/comparison'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import {
  Button,
  ButtonLink,
  ComparisonTable,
  EmptyState,
  FlashMessage,
  Hero,
  MeasurementSwitch,
  PageSection,
} from '@kudex/ui'
import { useState } from 'react'
import { basketMessages, formatNames } from '../../features/basket/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import { catalogueMessages } from '../shared/catalogue/catalogue.messages.ts'
import { createMeasurementSwitch } from '../shared/catalogue/product/createMeasurementSwitch.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'
import type { ComparisonPageProps } from './comparison.types.ts'
import { ComparisonActions } from './ComparisonActions.tsx'
import { FurtherProduct } from './FurtherProduct.tsx'
import { toTableContent } from './toTableContent.ts'
import { useComparison } from './useComparison.ts'

/**
 * Products of one category side by side (CMP-08…12). The URL holds the compared products, so that it can be shared and
 * works without script; changes also update the basket.
 */
export function ComparisonPage(props: ComparisonPageProps) {
  const { category, columns, leftOut, isHidingIdentical } = props
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const [chosenSystem, setSystem] = useState<MeasurementSystem>()
  // The page stays when the visitor changes the country, which has a default of its own (LOCALE-17).
  const system = chosenSystem ?? props.measurementSystem
  const comparison = useComparison(props)
  const { products, rows } = toTableContent(columns, comparison.set, system, text)
  const action = link(toComparisonPath(category.slug))
  const notices = [
    { message: basketMessages.missing, names: leftOut.missing },
    { message: basketMessages.elsewhere, names: leftOut.elsewhere },
    { message: messages.otherCategory, names: leftOut.otherCategory },
  ].filter(({ names }) => names.length > 0)
  const hasProducts = columns.length > 0
  return (
    <>
      <Hero
        size="compact"
        title={category.name}
        overline={text(basketMessages.title)}
        lead={hasProducts ? text(messages.lead, { count: columns.length }) : text(basketMessages.emptyText)}
      />
      <PageSection>
        <ComparisonTable
          notices={
            (notices.length > 0 || comparison.isMissingInBasket) && (
              <>
                {notices.map(({ message, names }) => (
                  <FlashMessage key={message.id} title={text(message, { names: formatNames(names, intl.language) })} />
                ))}
                {comparison.isMissingInBasket && (
                  <FlashMessage title={text(messages.keepText)}>
                    <Button look="outline" size="small" onClick={comparison.keep}>
                      {text(messages.keep)}
                    </Button>
                  </FlashMessage>
                )}
              </>
            )
          }
          caption={text(messages.caption, {
            names: formatNames(
              columns.map(({ name }) => name),
              intl.language,
            ),
          })}
          products={products}
          rows={rows}
          notApplicableText={text(messages.notApplicable)}
          differsText={text(messages.differs)}
          form={{ id: formId, removeName: 'without' }}
          hideIdentical={{
            label: text(messages.hideIdentical),
            nothingLeftText: text(messages.nothingLeft),
            isOn: comparison.set.isHidingIdentical,
            onChange: comparison.hideIdentical,
            name: 'identical',
            value: 'hidden',
          }}
          aside={
            hasProducts && (
              <>
                <MeasurementSwitch
                  {...createMeasurementSwitch({
                    system,
                    setSystem,
                    text,
                    action,
                    hiddenFields: {
                      product: columns.map(formatEntry),
                      ...(isHidingIdentical && { identical: 'hidden' }),
                    },
                  })}
                />
                <noscript>
                  <Button type="submit" form={formId} look="outline" size="small">
                    {text(messages.apply)}
                  </Button>
                </noscript>
              </>
            )
          }
          labels={{
            toRemoveLabel: (name) => text(basketMessages.removeLabel, { name }),
            toVariantLabel: (name) => text(messages.variantLabel, { name }),
          }}
          onRemove={(key) => comparison.remove(Number(key))}
          onChangeVariant={(key, value) => comparison.changeVariant(Number(key), value)}
          placeholder={toPlaceholder(hasProducts, rows.length > 0)}
          foot={
            <>
              <FurtherProduct formId={formId} action={action} choices={props.choices} onAdd={comparison.add} />
              {rows.length > 0 && (
                <ComparisonActions
                  fileHref={props.fileHref}
                  entries={columns.map(({ slug }, index) => ({
                    slug,
                    variantId: comparison.set.variantIds[index] ?? null,
                  }))}
                  system={system}
                />
              )}
            </>
          }
        />
      </PageSection>
    </>
  )

  function toPlaceholder(isFilled: boolean, hasRows: boolean) {
    if (isFilled && (hasRows || isHidingIdentical)) return undefined
    return (
      <EmptyState
        title={text(isFilled ? catalogueMessages.noSpecifications : basketMessages.empty)}
        actions={<ButtonLink href={link('/products')}>{text(messages.toProducts)}</ButtonLink>}
      />
    )
  }
}

const formId = 'comparison-form'
