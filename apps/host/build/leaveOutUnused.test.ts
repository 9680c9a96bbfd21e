import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findReplacement, replacements } from './leaveOutUnused.ts'

describe('what stands in for an unused part of the router', () => {
  const vike = realpathSync(fileURLToPath(new URL('../node_modules/vike', import.meta.url)))
  const read = (path: string) =>
    readFileSync(path.startsWith('@') ? join(vike, '..', path) : join(vike, 'dist', path), 'utf8')

  it.each(Object.keys(replacements))('gives every name that %s gives', (path) => {
    expect(listExports(replacements[path] ?? '')).toEqual(listExports(read(path)))
  })

  it('is for the router alone', () => {
    const path = 'utils/assert.js'
    expect(findReplacement(`/x/node_modules/vike/dist/${path}`)).toBe(replacements[path])
    expect(findReplacement(`/x/node_modules/other/dist/${path}`)).toBeUndefined()
    expect(findReplacement('/x/node_modules/@brillout/json-serializer/dist/types.js')).toContain('!undefined')
  })
})

function listExports(code: string): string[] {
  return [...code.matchAll(/^export (?:\{ (\w+) \}|const (\w+))/gm)]
    .map(([, one, other]) => one ?? other ?? '')
    .toSorted()
}
