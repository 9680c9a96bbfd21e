import { parseSync, type Plugin } from 'vite'

/**
 * Leaves the sentences with which the router advises developers out of the browser's bundle: they are a fifth of its
 * bytes, and nobody reads them there. What it checks is still checked; hot reload and the server keep every word.
 */
export function stripAdvice(): Plugin {
  return {
    name: 'kudex:strip-advice',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/vike\/dist\/.*\.js$/, code: /\bassert(?:Usage|Warning|Info)\(/ },
      handler: (code, id) => ({ code: stripSentences(code, id), map: null }),
    },
  }
}

/** Empties the sentence, the second argument, of every call that advises. */
export function stripSentences(code: string, id: string): string {
  const ranges: (readonly [number, number])[] = []
  JSON.stringify(parseSync(id, code).program, (_, node: unknown) => {
    const sentence = findSentence(node)
    if (sentence) ranges.push([sentence.start, sentence.end])
    // What is inside of a sentence goes with it.
    return sentence ? null : node
  })
  return ranges
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end]) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
}

interface CallNode {
  readonly type: 'CallExpression'
  readonly callee: { readonly type: string; readonly name?: string }
  readonly arguments: readonly { readonly start: number; readonly end: number }[]
}

function findSentence(node: unknown): CallNode['arguments'][number] | undefined {
  if (!isCall(node) || node.callee.type !== 'Identifier') return undefined
  return /^assert(?:Usage|Warning|Info)$/.test(node.callee.name ?? '') ? node.arguments[1] : undefined
}

function isCall(node: unknown): node is CallNode {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'CallExpression'
}
