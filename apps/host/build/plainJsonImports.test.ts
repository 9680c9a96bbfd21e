import { describe, expect, it } from 'vitest'
import { removeJsonAttributes } from './plainJsonImports.ts'

describe('dynamic JSON imports on the development server', () => {
  it('lose the attribute', () => {
    expect(removeJsonAttributes("() => import('../en.json', { with: { type: 'json' } }),")).toBe(
      "() => import('../en.json'),",
    )
  })

  it('keep other attributes and other code', () => {
    const code = "import('./a.css', { with: { type: 'css' } }); const a = { with: { type: 'json' } }"
    expect(removeJsonAttributes(code)).toBe(code)
  })
})
