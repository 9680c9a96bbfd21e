import { describe, expect, it } from 'vitest'
import { stripTexts } from './stripMessages.ts'

describe('messages in the browser bundle', () => {
  it('keep their ids without texts and descriptions', () => {
    const code = `import { defineMessages } from 'x'
export const messages = defineMessages({
  one: { id: 'a.one', defaultMessage: 'It, {count, plural, one {#} other {#}}', description: "Says 'it'" },
  two: {
    id: 'a.two',
    defaultMessage: 'Two }, {',
    description: 'Second',
  },
  description: { id: 'a.three', defaultMessage: 'Three', description: 'Third' },
})`
    const stripped = stripTexts(code, 'a.messages.ts')
    expect(stripped).toContain("id: 'a.one'")
    expect(stripped).toContain("id: 'a.two'")
    expect(stripped).not.toMatch(/plural|Second|Two|Says|Three|Third/)
    const kept = [...stripped.matchAll(/(\w+): \{\s*id: '([^']+)'/g)].map(([, name, id]) => [name, id])
    expect(kept).toEqual([
      ['one', 'a.one'],
      ['two', 'a.two'],
      ['description', 'a.three'],
    ])
  })
})
