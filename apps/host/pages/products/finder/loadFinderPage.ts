import { isVisibleIn, type Classification } from '@kudex/domain/catalogue'
import {
  finderFields,
  findMachines,
  isEmptyNeed,
  listCableTypes,
  readFinderNeed,
  writeFinderNeed,
  type FinderNeed,
} from '@kudex/domain/finder'
import { formatNumber, toFormatLocale } from '@kudex/intl/formats'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { catalogueMessages } from '../../shared/catalogue/catalogue.messages.ts'
import { loadClassifications } from '../../shared/catalogue/loadCatalogue.ts'
import { createPageData } from '../../shared/data/createPageData.ts'
import type { PageData } from '../../shared/data/pageData.types.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'
import { formatText } from '../../shared/locale/formatText.ts'
import type { FinderPageProps } from './finder.types.ts'
import { finderMessages as messages } from './finder.messages.ts'
import { formatSize } from './formatSize.ts'
import { loadMachines, type FinderMachine } from './loadMachines.ts'
import { toFinderCards } from './toFinderCards.ts'

/** Data of the product finder: machines for the answers in the address, with the reasons. */
export async function loadFinderPage(request: RequestContext): Promise<PageData<FinderPageProps>> {
  const query = readQuery(request.fullPath)
  const classifications = await loadClassifications(request, 'PRODUCT')
  const machines = await loadMachines(request, classifications)
  const cableTypes = listCableTypes(machines.map(({ specifications }) => specifications))
  const operations = listOperations(classifications, machines, request.address.locale.country)
  const need = dropUnknownChoices(readFinderNeed(query, toFormatLocale(request.address.locale)), operations, cableTypes)
  const title = await formatText(request, messages.title)
  return createPageData(request, {
    title,
    description: await formatText(request, messages.lead),
    isIndexed: isEmptyNeed(need),
    breadcrumbs: [
      { title: await formatText(request, catalogueMessages.products), url: buildPageLink(request, '/products') },
      { title, url: null },
    ],
    keptQuery: isEmptyNeed(need) ? '' : `?${writeFinderNeed(need)}`,
    props: {
      ...readFields(query, need, request),
      operations,
      cableTypes: [...cableTypes]
        .map(([value, text]) => ({ value, text }))
        .toSorted((one, other) => one.text.localeCompare(other.text, request.address.locale.language)),
      matches: isEmptyNeed(need)
        ? null
        : toFinderCards(findFor(machines, need), { need, request, classifications, cableTypes }),
      wider: listWider(machines, need, { request, cableTypes, classifications }),
      example: isEmptyNeed(need) ? toExample(machines, { request, classifications, cableTypes }) : null,
      examples: listExamples(request),
    },
  })
}

type Fields = Pick<FinderPageProps, 'answers' | 'unit' | 'otherUnitHref' | 'hasInvalidSize' | 'hasInvalidVolume'>

/** The fields as they were typed; a size is asked in the unit of the address, else in that of the visitor. */
function readFields(query: URLSearchParams, need: FinderNeed, request: RequestContext): Fields {
  const typed = (name: string) => (query.get(name) ?? '').trim().slice(0, maxTyped)
  const isGauge = query.has(finderFields.awg)
    ? true
    : query.has(finderFields.mm2)
      ? false
      : request.visitor.measurementSystem === 'dim_imperial'
  const unit = isGauge ? 'awg' : 'mm2'
  const size = typed(unit)
  const volume = typed(finderFields.volume)
  const others = writeFinderNeed({ ...need, size: null })
  return {
    answers: { operation: need.operation ?? '', size, cableType: need.cableType ?? '', volume },
    unit,
    // An empty parameter keeps the unit while nothing is typed.
    otherUnitHref: `${toAddress(request, others)}${others === '' ? '?' : '&'}${isGauge ? 'mm2' : 'awg'}=`,
    hasInvalidSize: size !== '' && need.size === null,
    hasInvalidVolume: volume !== '' && need.volume === null,
  }
}

const maxTyped = 20

/** Operations are the classifications of the second level that have machines. */
function listOperations(
  classifications: readonly Classification[],
  machines: readonly FinderMachine[],
  country: string,
): FinderPageProps['operations'] {
  const used = new Set(machines.flatMap(({ operations }) => operations))
  return classifications
    .filter((area) => area.parentId === null && isVisibleIn(area, country))
    .map((area) => ({
      area: area.name,
      items: classifications
        .filter(({ parentId, slug }) => parentId === area.id && used.has(slug))
        .map(({ slug, name }) => ({ value: slug, text: name })),
    }))
    .filter(({ items }) => items.length > 0)
}

/** A choice that is not offered would find nothing and be shown as no choice. */
function dropUnknownChoices(
  need: FinderNeed,
  operations: FinderPageProps['operations'],
  cableTypes: ReadonlyMap<string, string>,
): FinderNeed {
  const { operation, cableType } = need
  const isOffered = operations.some(({ items }) => items.some(({ value }) => value === operation))
  return {
    ...need,
    operation: isOffered ? operation : null,
    cableType: cableType !== null && cableTypes.has(cableType) ? cableType : null,
  }
}

function findFor(machines: readonly FinderMachine[], need: FinderNeed) {
  const { operation } = need
  return findMachines(
    operation === null ? machines : machines.filter(({ operations }) => operations.includes(operation)),
    need,
  )
}

interface MatchContext {
  readonly request: RequestContext
  readonly cableTypes: ReadonlyMap<string, string>
  readonly classifications: readonly Classification[]
}

/** The answers without which machines would fit, where none fits all of them. */
function listWider(
  machines: readonly FinderMachine[],
  need: FinderNeed,
  { request, cableTypes, classifications }: MatchContext,
): FinderPageProps['wider'] {
  const count = (asked: FinderNeed) => findFor(machines, asked).filter(({ fits }) => fits).length
  if (isEmptyNeed(need) || count(need) > 0) return []
  const locale = toFormatLocale(request.address.locale)
  const { size, cableType, operation, volume } = need
  const answers = [
    size && { rest: { ...need, size: null }, answer: formatSize(size, locale) },
    cableType !== null && { rest: { ...need, cableType: null }, answer: cableTypes.get(cableType) ?? cableType },
    operation !== null && {
      rest: { ...need, operation: null },
      answer: classifications.find(({ slug }) => slug === operation)?.name ?? operation,
    },
    volume !== null && { rest: { ...need, volume: null }, answer: formatNumber(volume, locale) },
  ]
  return answers.flatMap((entry) => {
    if (!entry || isEmptyNeed(entry.rest)) return []
    const fitting = count(entry.rest)
    if (fitting === 0) return []
    return [{ href: toAddress(request, writeFinderNeed(entry.rest)), answer: entry.answer, count: fitting }]
  })
}

/** The best machines for the wire of a control cabinet: what an answer looks like. */
function toExample(machines: readonly FinderMachine[], context: MatchContext): FinderPageProps['example'] {
  const { request } = context
  const need = readFinderNeed(new URLSearchParams(listExampleQueries(request)[1]))
  if (!need.size) return null
  const matches = toFinderCards(findFor(machines, need).slice(0, exampleCount), { ...context, need })
  return { text: formatSize(need.size, toFormatLocale(request.address.locale)), matches }
}

const exampleCount = 3

function listExamples(request: RequestContext): FinderPageProps['examples'] {
  const locale = toFormatLocale(request.address.locale)
  return listExampleQueries(request).flatMap((query) => {
    const need = readFinderNeed(new URLSearchParams(query))
    return need.size ? [{ href: toAddress(request, writeFinderNeed(need)), text: formatSize(need.size, locale) }] : []
  })
}

/** Sizes of a sensor, of a control cabinet and of a battery cable, in the visitor's unit. */
function listExampleQueries(request: RequestContext): readonly string[] {
  return request.visitor.measurementSystem === 'dim_imperial'
    ? ['awg=22', 'awg=14', 'awg=1/0']
    : ['mm2=0.35', 'mm2=2.5', 'mm2=50']
}

function toAddress(request: RequestContext, query: string): string {
  const path = buildPageLink(request, '/products/finder')
  return query === '' ? path : `${path}?${query}`
}
