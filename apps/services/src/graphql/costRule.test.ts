import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contentSchema } from '../content/schema.ts'
import { packageFolder } from '../packageFolder.ts'
import { productsSchema } from '../products/schema.ts'
import { costLimits, createCostRule } from './costRule.ts'

describe('the limits of cost', () => {
  it.each<[string, GraphQLSchema]>([
    ['content', contentSchema],
    ['products', productsSchema],
  ])('leave room for every document that the host sends to %s, with half of it to spare', (service, schema) => {
    const file = join(packageFolder, `../../packages/api/src/${service}/${service}.graphql`)
    const half = { depth: costLimits.depth, cost: costLimits.cost / 2, rootFields: costLimits.rootFields / 2 }
    const errors = validate(schema, parse(readFileSync(file, 'utf8')), [...specifiedRules, createCostRule(half)])
    expect(errors.map((error) => error.message)).toEqual([])
  })
})
