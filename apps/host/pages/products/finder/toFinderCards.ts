import type { Classification } from '@kudex/domain/catalogue'
import { finderKeys, type FinderMatch, type FinderNeed, type FinderReason } from '@kudex/domain/finder'
import { formatNumber, formatQuantity, toFormatLocale } from '@kudex/intl/formats'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { toProductCards } from '../../shared/catalogue/toCards.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'
import type { FinderCard, ShownReason } from './finder.types.ts'
import { formatSize } from './formatSize.ts'
import type { FinderMachine } from './loadMachines.ts'

interface CardContext {
  readonly need: FinderNeed
  readonly request: RequestContext
  readonly classifications: readonly Classification[]
  readonly cableTypes: ReadonlyMap<string, string>
}

/** Cards of the machines that fit and of those that nearly fit, with formatted reasons. */
export function toFinderCards(matches: readonly FinderMatch<FinderMachine>[], context: CardContext): FinderCard[] {
  const { request, classifications } = context
  const { locale } = request.address
  const shown = [...matches.filter(({ fits }) => fits), ...matches.filter(({ fits }) => !fits).slice(0, maxNear)]
  return shown.flatMap(({ candidate, fits, reasons }) =>
    toProductCards([candidate], {
      language: locale.language,
      locale,
      classifications,
      link: (path) => buildPageLink(request, path),
    }).map(({ id, name, href, description, picture, lang }) => ({
      id,
      name,
      href,
      description,
      picture,
      lang,
      fits,
      reasons: reasons.map((reason) => toShownReason(reason, candidate, context)),
    })),
  )
}

const maxNear = 6

function toShownReason(
  reason: FinderReason,
  { specifications, rate }: FinderMachine,
  { need, request, cableTypes }: CardContext,
): ShownReason {
  const locale = toFormatLocale(request.address.locale)
  const find = (key: string) => {
    const line = specifications.find((specification) => specification.key === key)
    return line ? formatQuantity(line.value, line.unit, locale) : null
  }
  const { size, cableType, volume } = need
  switch (reason.criterion) {
    case 'crossSection':
      return {
        ...reason,
        asked: size ? formatSize(size, locale) : '',
        has: find(size?.unit === 'awg' ? finderKeys.gauges : finderKeys.crossSection),
      }
    case 'cableType':
      return { ...reason, asked: cableTypes.get(cableType ?? '') ?? cableType ?? '', has: find(finderKeys.cableTypes) }
    case 'volume':
      return {
        ...reason,
        asked: formatNumber(volume ?? 0, locale),
        has: rate === null ? null : formatNumber(rate, locale),
      }
  }
}
