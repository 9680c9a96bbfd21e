import { describe, expect, it } from 'vitest'
import { removeJsonAttributes } from './plainJsonImports.ts'

describe('imports of JSON under hot reload', () => {
  it('no longer ask the browser for JSON', () => {
    expect(removeJsonAttributes("() => import('../en.json', { with: { type: 'json' } }),")).toBe(
      "() => import('../en.json'),",
    )
  })

  it('leave other attributes and other code alone', () => {
    const code = "import('./a.css', { with: { type: 'css' } }); const a = { with: { type: 'json' } }"
    expect(removeJsonAttributes(code)).toBe(code)
  })
})
