import { parseSync, type Plugin } from 'vite'

/**
 * Removes from the browser bundle what Vike carries for others: its former (V0.4) design, the serializer of rich types,
 * and the assertions with their messages. Gain: 8.0 kB gzip of the first view of a content page (117.1 → 109.1 kB,
 * measured without `compactPages` on 22 November 2026; docs/decisions/0035). The version of Vike is pinned; a test
 * compares the exports of every replaced module, and the journeys prove the rest.
 */
export function slimVike(): Plugin {
  return {
    name: 'kudex:slim-vike',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/(?:vike|@brillout\/json-serializer)\/dist\// },
      handler: (id) => findReplacement(id) ?? null,
    },
    transform: {
      filter: {
        id: /\/node_modules\/vike\/dist\/.*\.js$|virtual:vike:(?:global|page)-entry:client/,
        code: /\bassert(?:Usage|Warning|Info)?\(|definedAtData/,
      },
      handler: (code, id) => ({
        code: id.includes('virtual:vike:') ? stripLocations(code) : stripAssertions(code, id),
        map: null,
      }),
    },
  }
}

/** The replacement of a module; undefined for one that is used. */
export function findReplacement(id: string): string | undefined {
  const path = id
    .split('/node_modules/')
    .at(-1)
    ?.replace(/^vike\/dist\//, '')
  return path === undefined ? undefined : replacements[path]
}

/**
 * Removes the statements of `assert`, `assertWarning` and `assertInfo`. `assertUsage` loses its message; where it checks
 * the configuration, which is the same on the server, it is removed too.
 */
export function stripAssertions(code: string, id: string): string {
  const edits: Edit[] = []
  const removed = id.includes('/shared-server-client/')
    ? /^assert(?:Usage|Warning|Info)?$/
    : /^assert(?:Warning|Info)?$/
  JSON.stringify(parseSync(id, code).program, (_, node: unknown) => {
    const edit = removeAssertion(node, removed) ?? removeMessage(node)
    if (edit) edits.push(edit)
    // Nested calls are removed with it.
    return edit ? null : node
  })
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end, text]) => rest.slice(0, start) + text + rest.slice(end), code)
}

/** Removes from Vike's pages the locations of their settings, which only its messages show. */
export function stripLocations(code: string): string {
  return code
    .replaceAll(/("(?:filePathToShowToUser|definedAtLocation)":)"[^"]*"/g, '$1""')
    .replaceAll(/("fileExportPathToShowToUser":)\[[^\]]*\]/g, '$1[]')
}

type Edit = readonly [start: number, end: number, text: string]

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

function removeAssertion(node: unknown, removed: RegExp): Edit | undefined {
  if (!isNode<StatementNode>(node, 'ExpressionStatement') || !isNode<CallNode>(node.expression, 'CallExpression'))
    return undefined
  return removed.test(node.expression.callee.name ?? '') ? [node.start, node.end, ';'] : undefined
}

function removeMessage(node: unknown): Edit | undefined {
  if (!isNode<CallNode>(node, 'CallExpression')) return undefined
  if (node.callee.name !== 'assertUsage') return undefined
  const message = node.arguments[1]
  return message && [message.start, message.end, "''"]
}

function isNode<Node extends { readonly type: string }>(node: unknown, type: Node['type']): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === type
}

const noop = '() => undefined'

/** By path below `vike/dist`, or below `node_modules`. */
export const replacements: Readonly<Record<string, string>> = {
  // Page data is plain JSON (`pageData.types.ts`): no dates, sets, maps, big integers or regular expressions. For these
  // the original builds the path of every value.
  '@brillout/json-serializer/dist/parse.js': toModule({
    parseTransform: `(value) => {
      if (typeof value === 'string' && value[0] === '!') return value === '!undefined' ? undefined : value.slice(1)
      if (typeof value === 'string') return value
      for (const key in Object(value)) value[key] = parseTransform(value[key])
      return value
    }`,
    parse: '(text) => parseTransform(JSON.parse(text))',
  }),
  'shared-server-client/getPageFiles/getAllPageIdFiles.js': toModule({
    getPageFilesClientSide: '() => []',
    getPageFilesServerSide: '() => []',
  }),
  'shared-server-client/getPageFiles/analyzePageClientSide.js': toModule({
    analyzePageClientSide: '() => ({})',
    analyzePageClientSideInit: 'async () => undefined',
  }),
  'shared-server-client/getPageFiles/analyzePageServerSide.js': toModule({ analyzePageServerSide: 'async () => ({})' }),
  'shared-server-client/getPageFiles/assert_exports_old_design.js': toModule({
    assertDefaultExports: noop,
    assertExportValues: noop,
    forbiddenDefaultExports: '[]',
  }),
  'shared-server-client/getPageFiles/getPageFileObject.js': toModule({ getPageFileObject: '() => ({})' }),
  'shared-server-client/determinePageIdOld.js': toModule({ determinePageIdOld: "() => ''" }),
  'shared-server-client/route/deduceRouteStringFromFilesystemPath.js': toModule({
    deduceRouteStringFromFilesystemPath: "() => ''",
  }),
  // Wrong usage still throws, without its message.
  'utils/assert.js': toModule({
    assert: noop,
    assertUsage: "(isRight) => { if (!isRight) throw new Error('Wrong usage of Vike') }",
    assertWarning: noop,
    assertInfo: noop,
    getProjectError: '(message) => new Error(message)',
    getDebugInfoStr: noop,
    isVikeBug: '() => false',
    setAssertOnBeforeLog: noop,
    setAssertOnBeforeErr: noop,
    setAssertAlwaysShowStackTrace: noop,
    setAssertAddAssertTagsDev: noop,
  }),
  'shared-server-client/page-configs/getConfigDefinedAt.js': toModule({
    getConfigDefinedAt: "() => ''",
    getConfigDefinedAtOptional: "() => ''",
    getDefinedAtString: "() => ''",
    getDefinedByString: "() => ''",
  }),
  'shared-server-client/page-configs/assertPlusFileExport.js': toModule({ assertPlusFileExport: noop }),
  'shared-server-client/assertPageContextProvidedByUser.js': toModule({ assertPageContextProvidedByUser: noop }),
  'shared-server-client/assertOnBeforeRenderHookReturn.js': toModule({ assertOnBeforeRenderHookReturn: noop }),
  'utils/catchInfiniteLoop.js': toModule({ catchInfiniteLoop: noop }),
  'utils/assertSingleInstance.js': toModule({
    assertSingleInstance_onClientEntryServerRouting: noop,
    assertSingleInstance_onClientEntryClientRouting: noop,
    assertSingleInstance_onAssertModuleLoad: noop,
  }),
}

function toModule(members: Readonly<Record<string, string>>): string {
  return Object.entries(members)
    .map(([name, value]) => `export const ${name} = ${value}`)
    .join('\n')
}
