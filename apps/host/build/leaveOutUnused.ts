import type { Plugin } from 'vite'

/**
 * Leaves out of the browser's bundle what the router carries for others: its former way of writing pages, file-system
 * routes of that time, and the watch for a second copy of itself. Each part is put in place by one that does nothing;
 * the versions are pinned, and the journeys in a real browser prove that nothing of it is missed (docs/performance.md).
 */
export function leaveOutUnused(): Plugin {
  return {
    name: 'kudex:leave-out-unused',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/(?:vike|@brillout\/json-serializer)\/dist\// },
      handler: (id) => findReplacement(id) ?? null,
    },
  }
}

/** What stands in for a module of the router; undefined for one that is used. */
export function findReplacement(id: string): string | undefined {
  const path = id
    .split('/node_modules/')
    .at(-1)
    ?.replace(/^vike\/dist\//, '')
  return path === undefined ? undefined : replacements[path]
}

const doNothing = '() => undefined'

/** By path below `vike/dist`, or below `node_modules`. */
export const replacements: Readonly<Record<string, string>> = {
  // What a page is given is plain JSON (`pageData.types.ts`): no dates, sets, maps, big numbers or patterns come by.
  '@brillout/json-serializer/dist/types.js': toModule({
    types: `[
      { match: (text) => text === '!undefined', deserialize: () => undefined },
      { match: (text) => text[0] === '!', deserialize: (text) => text.slice(1) },
    ]`,
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
    assertDefaultExports: doNothing,
    assertExportValues: doNothing,
    forbiddenDefaultExports: '[]',
  }),
  'shared-server-client/getPageFiles/getPageFileObject.js': toModule({ getPageFileObject: '() => ({})' }),
  'shared-server-client/determinePageIdOld.js': toModule({ determinePageIdOld: "() => ''" }),
  'shared-server-client/route/deduceRouteStringFromFilesystemPath.js': toModule({
    deduceRouteStringFromFilesystemPath: "() => ''",
  }),
  // Its sentences are left out already (`stripAdvice.ts`); what is used wrongly still throws.
  'utils/assert.js': toModule({
    assert: doNothing,
    assertUsage: "(isRight) => { if (!isRight) throw new Error('The router is used in a way it does not know') }",
    assertWarning: doNothing,
    assertInfo: doNothing,
    getProjectError: '(message) => new Error(message)',
    getDebugInfoStr: doNothing,
    isVikeBug: '() => false',
    setAssertOnBeforeLog: doNothing,
    setAssertOnBeforeErr: doNothing,
    setAssertAlwaysShowStackTrace: doNothing,
    setAssertAddAssertTagsDev: doNothing,
  }),
  'shared-server-client/page-configs/getConfigDefinedAt.js': toModule({
    getConfigDefinedAt: "() => ''",
    getConfigDefinedAtOptional: "() => ''",
    getDefinedAtString: "() => ''",
    getDefinedByString: "() => ''",
  }),
  'utils/assertSingleInstance.js': toModule({
    assertSingleInstance_onClientEntryServerRouting: doNothing,
    assertSingleInstance_onClientEntryClientRouting: doNothing,
    assertSingleInstance_onAssertModuleLoad: doNothing,
  }),
}

function toModule(members: Readonly<Record<string, string>>): string {
  return Object.entries(members)
    .map(([name, value]) => `export const ${name} = ${value}`)
    .join('\n')
}
