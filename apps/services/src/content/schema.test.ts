import { describe, expect, it } from 'vitest'
import { readAgreedSchema, toContractText } from '../testing/schemaText.ts'
import { contentSchema } from './schema.ts'

describe('the content schema', () => {
  it('is the agreed one, field by field', () => {
    expect(toContractText(contentSchema)).toBe(toContractText(readAgreedSchema('content')))
  })
})
