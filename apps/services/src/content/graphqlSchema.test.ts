import { describe, expect, it } from 'vitest'
import { readAgreedSchema, toContractText } from '../testing/schemaText.ts'
import { contentSchema } from './graphqlSchema.ts'

describe('the content schema', () => {
  it('matches the agreed schema', () => {
    expect(toContractText(contentSchema)).toBe(toContractText(readAgreedSchema('content')))
  })
})
