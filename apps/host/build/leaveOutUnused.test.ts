import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findReplacement, replacements } from './leaveOutUnused.ts'

describe('what stands in for an unused part of the router', () => {
  const folder = fileURLToPath(new URL('../node_modules/vike/dist/', import.meta.url))

  it.each(Object.keys(replacements))('gives every name that %s gives', (path) => {
    const original = readFileSync(join(folder, path), 'utf8')
    expect(listExports(replacements[path] ?? '')).toEqual(listExports(original))
  })

  it('is for the router alone', () => {
    const [path = ''] = Object.keys(replacements)
    expect(findReplacement(`/x/node_modules/vike/dist/${path}`)).toBe(replacements[path])
    expect(findReplacement(`/x/node_modules/other/dist/${path}`)).toBeUndefined()
  })
})

function listExports(code: string): string[] {
  return [...code.matchAll(/^export (?:\{ (\w+) \}|const (\w+))/gm)]
    .map(([, one, other]) => one ?? other ?? '')
    .toSorted()
}
