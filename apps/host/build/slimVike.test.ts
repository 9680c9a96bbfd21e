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
    expect(findReplacement('/x/node_modules/@brillout/json-serializer/dist/types.js')).toContain('!undefined')
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
