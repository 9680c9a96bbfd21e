import { parseSync, type Plugin } from 'vite'

/**
 * Leaves the sentences with which the router advises developers out of the browser's bundle: they are a fifth of its
 * bytes, and nobody reads them there, and its checks of itself. How it is used is still checked; hot reload and the
 * server keep every word.
 */
export function stripAdvice(): Plugin {
  return {
    name: 'kudex:strip-advice',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/vike\/dist\/.*\.js$/, code: /\bassert(?:Usage|Warning|Info)?\(/ },
      handler: (code, id) => ({ code: stripSentences(code, id), map: null }),
    },
  }
}

/** Empties the sentence, the second argument, of every call that advises, and drops the checks of the router's own mistakes. */
export function stripSentences(code: string, id: string): string {
  const ranges: (readonly [number, number, string])[] = []
  JSON.stringify(parseSync(id, code).program, (_, node: unknown) => {
    const found = findOwnCheck(node) ?? findSentence(node)
    if (found) ranges.push(found)
    // What is inside goes with it.
    return found ? null : node
  })
  return ranges
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end, instead]) => rest.slice(0, start) + instead + rest.slice(end), code)
}

interface CallNode {
  readonly type: 'CallExpression'
  readonly callee: { readonly type: string; readonly name?: string }
  readonly arguments: readonly { readonly start: number; readonly end: number }[]
}

interface StatementNode {
  readonly type: 'ExpressionStatement'
  readonly start: number
  readonly end: number
  readonly expression: unknown
}

/** `assert(…)` tells the router's makers of a mistake of theirs; with a pinned version our journeys do. */
function findOwnCheck(node: unknown): readonly [number, number, string] | undefined {
  if (!isNode<StatementNode>(node, 'ExpressionStatement') || !isNode<CallNode>(node.expression, 'CallExpression'))
    return
  return node.expression.callee.name === 'assert' ? [node.start, node.end, ';'] : undefined
}

function findSentence(node: unknown): readonly [number, number, string] | undefined {
  if (!isNode<CallNode>(node, 'CallExpression')) return undefined
  if (!/^assert(?:Usage|Warning|Info)$/.test(node.callee.name ?? '')) return undefined
  const sentence = node.arguments[1]
  return sentence && [sentence.start, sentence.end, "''"]
}

function isNode<Node extends { readonly type: string }>(node: unknown, type: Node['type']): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === type
}
