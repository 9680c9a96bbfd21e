import { finderFields, finderPath } from '@kudex/domain/finder'
import { ButtonLink, EmptyState, Hero, ProductFinder, type FinderItem, type FinderResults } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { FinderCard, FinderPageProps } from './finder.types.ts'
import { finderMessages as messages, reasonMessages } from './finder.messages.ts'

/** The product finder: a form whose address holds the answers, and the machines that fit. */
export function FinderPage(props: FinderPageProps) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const { matches, unit, answers } = props
  const action = link(finderPath)
  const toResults = (fits: boolean): FinderResults | undefined => {
    const found = (matches ?? []).filter((card) => card.fits === fits)
    if (found.length === 0) return undefined
    return {
      title: text(fits ? messages.fitting : messages.near, { count: found.length }),
      items: found.map((card) => toItem(card, text)),
      more: { after: shownFirst, text: text(messages.more, { count: found.length - shownFirst }) },
    }
  }
  const fits = toResults(true)
  const toExampleResults = (): FinderResults | undefined =>
    props.example && props.example.matches.length > 0
      ? {
          title: text(messages.sizeHint, { example: props.example.text }),
          items: props.example.matches.map((card) => toItem(card, text)),
        }
      : undefined
  return (
    <>
      <Hero size="compact" title={text(messages.title)} lead={text(messages.lead)} />
      <ProductFinder
        label={text(messages.label)}
        action={action}
        fields={{
          operation: {
            name: finderFields.operation,
            label: text(messages.operation),
            value: answers.operation,
            options: [
              { value: '', text: text(messages.anyOperation) },
              ...props.operations.map(({ area, items }) => ({ label: area, options: items })),
            ],
          },
          size: {
            name: unit,
            label: text(messages.size, { unit: unitNames[unit] }),
            value: answers.size,
            hint: text(messages.sizeHint, { example: toExample(unit, intl) }),
            error: props.hasInvalidSize
              ? text(unit === 'mm2' ? messages.sizeError : messages.gaugeError, { example: toExample(unit, intl) })
              : undefined,
            inputMode: unit === 'mm2' ? 'decimal' : 'text',
            other: { text: text(unit === 'mm2' ? messages.toGauge : messages.toArea), href: props.otherUnitHref },
          },
          cableType: {
            name: finderFields.cableType,
            label: text(messages.cableType),
            value: answers.cableType,
            options: [{ value: '', text: text(messages.anyCableType) }, ...props.cableTypes],
          },
          volume: {
            name: finderFields.volume,
            label: text(messages.volume),
            value: answers.volume,
            error: props.hasInvalidVolume
              ? text(messages.volumeError, { example: intl.formatNumber(2000) })
              : undefined,
            hint: text(messages.sizeHint, { example: intl.formatNumber(2000) }),
            inputMode: 'numeric',
          },
        }}
        submitText={text(messages.submit)}
        reset={matches ? { text: text(messages.reset), href: action } : undefined}
        fits={fits}
        near={matches === null ? toExampleResults() : toResults(false)}
        placeholder={matches === null ? <Start {...props} /> : fits ? undefined : <NoMatch {...props} />}
      />
    </>
  )
}

/** The best machines; the others open on request. */
const shownFirst = 6

function Start({ examples }: Pick<FinderPageProps, 'examples'>) {
  const { intl } = useAppContext()
  return (
    <EmptyState
      title={intl.formatMessage(messages.start)}
      level={2}
      actions={examples.map(({ href, text }) => (
        <ButtonLink key={href} look="outline" href={href}>
          {text}
        </ButtonLink>
      ))}
    >
      {intl.formatMessage(messages.startText)}
    </EmptyState>
  )
}

function NoMatch({ wider }: Pick<FinderPageProps, 'wider'>) {
  const { intl, link } = useAppContext()
  return (
    <EmptyState
      title={intl.formatMessage(messages.none)}
      level={2}
      actions={
        <>
          {wider.map(({ href, answer, count }) => (
            <ButtonLink key={href} look="outline" href={href}>
              {intl.formatMessage(messages.without, { answer, count })}
            </ButtonLink>
          ))}
          <ButtonLink look="outline" href={link('/inquiry')}>
            {intl.formatMessage(messages.contact)}
          </ButtonLink>
        </>
      }
    >
      {intl.formatMessage(messages.noneText)}
    </EmptyState>
  )
}

type Format = ReturnType<typeof useAppContext>['intl']['formatMessage']

function toItem({ id, name, href, description, picture, lang, reasons }: FinderCard, text: Format): FinderItem {
  return {
    id,
    name,
    href,
    description,
    picture,
    lang,
    reasons: reasons.map(({ criterion, outcome, asked, has }) => ({
      id: criterion,
      outcome,
      outcomeText: text(messages[outcome]),
      text: text(reasonMessages[criterion][outcome], { asked, has: has ?? '' }),
    })),
  }
}

const unitNames = { mm2: 'mm²', awg: 'AWG' } as const

function toExample(unit: FinderPageProps['unit'], intl: ReturnType<typeof useAppContext>['intl']): string {
  return unit === 'mm2' ? intl.formatNumber(2.5) : '14'
}
