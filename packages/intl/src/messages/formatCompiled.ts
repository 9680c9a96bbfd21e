import { formatNumeral, getDateFormat, getPluralRules } from '../formats/intlCache.ts'
import { toDate } from './toDate.ts'
import type { CompiledChoices, CompiledMessage, CompiledNode, RichValues, TagRenderer } from './messages.types.ts'

/** Formats a compiled message; a missing value shows as its placeholder instead of failing. */
export function formatCompiled<T>(message: CompiledMessage, values: RichValues<T>, locale: string): (string | T)[] {
  if (typeof message === 'string') return [message]
  const parts: (string | T)[] = []
  append(message, { values, locale, count: 0, parts })
  return parts
}

interface Context<T> {
  readonly values: RichValues<T>
  readonly locale: string
  /** Value of `#` in a plural. */
  readonly count: number
  readonly parts: (string | T)[]
}

function append<T>(nodes: readonly CompiledNode[], context: Context<T>): void {
  for (const node of nodes) {
    if (typeof node === 'string') push(context.parts, node)
    else if (node === 0) push(context.parts, formatNumeral(context.count, context.locale))
    else appendArgument(node, context)
  }
}

function appendArgument<T>(node: Exclude<CompiledNode, string | 0>, context: Context<T>): void {
  const { locale, parts, values } = context
  const value = values[node[1]]
  if (node[0] === 'x') {
    const children: (string | T)[] = []
    append(node[2], { ...context, parts: children })
    const rendered = typeof value === 'function' ? [(value as TagRenderer<T>)(children)] : children
    for (const part of rendered) push(parts, part)
    return
  }
  if (value === undefined || value === null) return push(parts, `{${node[1]}}`)
  switch (node[0]) {
    case 'a':
      return push(parts, toArgument(value as string | T, locale))
    case 'n':
      return push(parts, formatNumeral(Number(value), locale, node[2]))
    case 'd':
      return push(parts, getDateFormat(locale, node[2] ?? defaultDate).format(toDate(value)))
    case 't':
      return push(parts, getDateFormat(locale, node[2] ?? defaultTime).format(toDate(value)))
    case 's':
      return appendChoice(node[2][String(value)] ?? node[2]['other'], context)
    case 'p':
    case 'o': {
      const count = Number(value) - (node[3] ?? 0)
      return appendChoice(choosePlural(node[2], Number(value), count, node[0], locale), { ...context, count })
    }
  }
}

function appendChoice<T>(choice: CompiledMessage | undefined, context: Context<T>): void {
  if (choice !== undefined) append(typeof choice === 'string' ? [choice] : choice, context)
}

function choosePlural(
  choices: CompiledChoices,
  value: number,
  count: number,
  kind: 'p' | 'o',
  locale: string,
): CompiledMessage | undefined {
  const type = kind === 'o' ? 'ordinal' : 'cardinal'
  return choices[`=${value}`] ?? choices[getPluralRules(locale, type).select(count)] ?? choices['other']
}

function toArgument<T>(value: T, locale: string): string | T {
  if (typeof value === 'number' || typeof value === 'bigint') return formatNumeral(value, locale)
  if (value instanceof Date) return getDateFormat(locale, defaultDate).format(value)
  return typeof value === 'boolean' ? String(value) : value
}

/** Joins adjacent texts, to keep the number of parts low. */
function push<T>(parts: (string | T)[], part: string | T): void {
  const last = parts.at(-1)
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
  else if (part !== '') parts.push(part)
}

const defaultDate: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }
const defaultTime: Intl.DateTimeFormatOptions = { timeStyle: 'short' }
