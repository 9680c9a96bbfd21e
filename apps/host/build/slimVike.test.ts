import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findReplacement, replacements, stripAssertions, stripLocations } from './slimVike.ts'

describe('the replacement of an unused module of Vike', () => {
  const vike = realpathSync(fileURLToPath(new URL('../node_modules/vike', import.meta.url)))
  const read = (path: string) =>
    readFileSync(path.startsWith('@') ? join(vike, '..', path) : join(vike, 'dist', path), 'utf8')

  it.each(Object.keys(replacements))('exports the names that %s exports', (path) => {
    expect(listExports(replacements[path] ?? '')).toEqual(listExports(read(path)))
  })

  it('does not apply to other packages', () => {
    const path = 'utils/assert.js'
    expect(findReplacement(`/x/node_modules/vike/dist/${path}`)).toBe(replacements[path])
    expect(findReplacement(`/x/node_modules/other/dist/${path}`)).toBeUndefined()
    expect(findReplacement('/x/node_modules/@brillout/json-serializer/dist/parse.js')).toContain('!undefined')
  })

  it('reads page data, in which the server marks strings that begin with "!" and what is undefined', async () => {
    const code = replacements['@brillout/json-serializer/dist/parse.js'] ?? ''
    const { parse } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      readonly parse: (text: string) => unknown
    }
    const text = '{"list":["!!","!!undefined",{"text":"!!a!","none":"!undefined","empty":null,"count":0,"is":false}]}'
    expect(parse(text)).toEqual({
      list: ['!', '!undefined', { text: '!a!', none: undefined, empty: null, count: 0, is: false }],
    })
    expect(parse('null')).toBeNull()
  })
})

it('removes assertions, checks of the configuration and the messages of usage checks', () => {
  const code =
    "assertUsage(isFine(a), `Say ${toText(a)}, ${[1].join('(')}`);\nassertWarning(b, ['x'].join(), { onlyOnce: true });\nassert(c, {d: assertUsage(e)});"
  expect(stripAssertions(code, '/vike/dist/client/a.js')).toBe("assertUsage(isFine(a), '');\n;\n;")
  expect(stripAssertions(code, '/vike/dist/shared-server-client/a.js')).toBe(';\n;\n;')
})

it('removes the locations of settings and keeps routes and values', () => {
  const route = '"routeString":"/stories"'
  expect(
    stripLocations(
      `{${route},"definedAtLocation":"/pages/stories/"} {"filePathToShowToUser":"/pages/+config.ts","fileExportPathToShowToUser":["default"]}`,
    ),
  ).toBe(`{${route},"definedAtLocation":""} {"filePathToShowToUser":"","fileExportPathToShowToUser":[]}`)
})

function listExports(code: string): string[] {
  return [...code.matchAll(/^export (?:\{ (\w+) \}|const (\w+))/gm)]
    .map(([, one, other]) => one ?? other ?? '')
    .toSorted()
}
