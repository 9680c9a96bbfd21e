import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { CompiledMessage, CompiledNode } from '../src/messages/messages.types.ts'

/** Compiles an ICU message to the parts that the runtime formats; throws a SyntaxError for invalid messages. */
export function compileMessage(text: string): CompiledMessage {
  return toMessage(parse(text).map(toNode))
}

function toMessage(nodes: readonly CompiledNode[]): CompiledMessage {
  if (nodes.length === 0) return ''
  const [first] = nodes
  return nodes.length === 1 && typeof first === 'string' ? first : nodes
}

function toNode(element: MessageFormatElement): CompiledNode {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      return ['a', element.value]
    case TYPE.pound:
      return 0
    case TYPE.number:
      return withOptions(['n', element.value], element.style)
    case TYPE.date:
      return withOptions(['d', element.value], element.style)
    case TYPE.time:
      return withOptions(['t', element.value], element.style)
    case TYPE.select:
      return ['s', element.value, toChoices(element.options)]
    case TYPE.plural: {
      const kind = element.pluralType === 'ordinal' ? 'o' : 'p'
      const choices = toChoices(element.options)
      return element.offset ? [kind, element.value, choices, element.offset] : [kind, element.value, choices]
    }
    case TYPE.tag:
      return ['x', element.value, element.children.map(toNode)]
  }
}

function toChoices(options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>) {
  return Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, toMessage(value.map(toNode))]))
}

function withOptions(node: readonly ['n' | 'd' | 't', string], style: unknown): CompiledNode {
  if (style === null || style === undefined) return node
  if (typeof style === 'object' && 'parsedOptions' in style) return [...node, style.parsedOptions] as CompiledNode
  throw new SyntaxError(`{${node[1]}} names a style; write a skeleton such as ::currency/CHF instead`)
}
