import type { CompiledMessage, CompiledNode } from '../src/messages/messages.types.ts'

/** The placeholders of a message with their kinds and, for selects, keywords: `count p, name a`, each once, sorted. */
export function describeArguments(message: CompiledMessage): string {
  return [...new Set(collect(message))].toSorted().join(', ')
}

function collect(message: CompiledMessage): string[] {
  return typeof message === 'string' ? [] : message.flatMap(collectNode)
}

function collectNode(node: CompiledNode): string[] {
  if (typeof node === 'string' || node === 0) return []
  const own = `${node[1]} ${node[0]}`
  switch (node[0]) {
    case 's':
      return [`${own}(${Object.keys(node[2]).toSorted().join('|')})`, ...Object.values(node[2]).flatMap(collect)]
    case 'p':
    case 'o':
      return [own, ...Object.values(node[2]).flatMap(collect)]
    case 'x':
      return [own, ...collect(node[2])]
    default:
      return [own]
  }
}
