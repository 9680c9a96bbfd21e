import { maxTokenLength } from './features.ts'
import { parseTypedNumber } from './parseQuantity.ts'

/** Filters of a list. */
export interface Filters {
  /** Chosen values by facet; none is empty. */
  readonly choices: ReadonlyMap<string, readonly string[]>
  /** Chosen ranges by facet. */
  readonly ranges: ReadonlyMap<string, RangeFilter>
}

/** A chosen range; null is an open side, never both. */
export interface RangeFilter {
  readonly min: number | null
  readonly max: number | null
}

/** Sort orders of a list; the first is the catalogue's own. */
export const listingSorts = ['catalogue', 'name', 'name-desc'] as const
export type ListingSort = (typeof listingSorts)[number]

/** How a list shows its entries; the first is the default. */
export const listingViews = ['pictures', 'table'] as const
export type ListingView = (typeof listingViews)[number]

/** The state of a list in its URL. */
export interface ListingState extends Filters {
  readonly sort: ListingSort
  readonly view: ListingView
  /** From 1. */
  readonly page: number
}

/** True if a query parameter belongs to a list: `f.cable-types`, `f.weight-kg.min`, `sort`, `view`, `page`. */
export function isListingParameter(name: string): boolean {
  return name === 'sort' || name === 'view' || name === 'page' || filterName.test(name)
}

/** The name of the parameter of a facet, or of one end of its range. */
export function toFilterName(key: string, end?: 'min' | 'max'): string {
  return end ? `f.${key}.${end}` : `f.${key}`
}

/**
 * Reads the state from a query, in the order of {@link writeListingState}. Drops malformed, duplicate and excess
 * parameters, so that a list has one state. Numbers that were typed are read as in the locale.
 */
export function readListingState(query: URLSearchParams, locale?: string): ListingState {
  const choices = new Map<string, string[]>()
  const ranges = new Map<string, RangeFilter>()
  for (const [name, text] of [...query].toSorted(byText)) {
    const [, key, end] = filterName.exec(name) ?? []
    if (key === undefined || choices.size + ranges.size >= maxFilters) continue
    if (end === undefined) addChoice(choices, key, text)
    else addEnd(ranges, key, end, parseTypedNumber(text, locale))
  }
  for (const [key, { min, max }] of ranges)
    if (min !== null && max !== null && min > max) ranges.set(key, { min: max, max: min })
  const sort = listingSorts.find((name) => name === query.get('sort')) ?? listingSorts[0]
  const view = listingViews.find((name) => name === query.get('view')) ?? listingViews[0]
  return { choices, ranges, sort, view, page: readPage(query.get('page')) }
}

/** The query of a state, in a fixed order and without defaults, so that a list has one URL. */
export function writeListingState({ choices, ranges, sort, view, page }: ListingState): string {
  const query: [string, string][] = []
  for (const [key, values] of choices) for (const value of values) query.push([toFilterName(key), value])
  for (const [key, { min, max }] of ranges) {
    if (min !== null) query.push([toFilterName(key, 'min'), String(min)])
    if (max !== null) query.push([toFilterName(key, 'max'), String(max)])
  }
  query.sort(byText)
  if (sort !== listingSorts[0]) query.push(['sort', sort])
  if (view !== listingViews[0]) query.push(['view', view])
  if (page > 1) query.push(['page', String(page)])
  return new URLSearchParams(query).toString()
}

/** Toggles a choice and returns to page 1. */
export function toggleChoice(state: ListingState, key: string, value: string): ListingState {
  const chosen = state.choices.get(key) ?? []
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].toSorted()
  const choices = new Map(state.choices)
  if (values.length > 0) choices.set(key, values)
  else choices.delete(key)
  return { ...state, choices, page: 1 }
}

/** Sets or removes the range of a facet and returns to page 1. */
export function changeRange(state: ListingState, key: string, range: RangeFilter | null): ListingState {
  const ranges = new Map(state.ranges)
  if (range && (range.min !== null || range.max !== null)) ranges.set(key, range)
  else ranges.delete(key)
  return { ...state, ranges, page: 1 }
}

/** True if any filter is set. */
export function hasFilters({ choices, ranges }: Filters): boolean {
  return choices.size + ranges.size > 0
}

const token = `[a-z0-9](?:[a-z0-9-]{0,${maxTokenLength - 1}})`
const filterName = new RegExp(`^f\\.(${token})(?:\\.(min|max))?$`)
const tokenOnly = new RegExp(`^${token}$`)

/** Maximum number of choices in a URL. */
const maxFilters = 24
const maxPage = 10_000

function addChoice(choices: Map<string, string[]>, key: string, value: string): void {
  const values = choices.get(key) ?? []
  if (!tokenOnly.test(value) || values.includes(value) || values.length >= maxFilters) return
  choices.set(key, [...values, value])
}

function addEnd(ranges: Map<string, RangeFilter>, key: string, end: string, value: number | null): void {
  const range = ranges.get(key) ?? { min: null, max: null }
  if (value === null || (end === 'min' ? range.min : range.max) !== null) return
  ranges.set(key, end === 'min' ? { ...range, min: value } : { ...range, max: value })
}

function readPage(text: string | null): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(page, maxPage)
}

function byText([one, oneValue]: readonly string[], [other, otherValue]: readonly string[]): number {
  return compare(one ?? '', other ?? '') || compare(oneValue ?? '', otherValue ?? '')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
