import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contentSchema } from '../content/graphqlSchema.ts'
import { packageFolder } from '../packageFolder.ts'
import { documentLimits } from '../limits.ts'
import { productsSchema } from '../products/graphqlSchema.ts'
import { createCostRule } from './costRule.ts'

describe('the document limits', () => {
  it.each<[string, GraphQLSchema]>([
    ['content', contentSchema],
    ['products', productsSchema],
  ])('are at least twice what the documents of the host for %s need', (service, schema) => {
    // Documents of a service share fragments across files.
    const folder = join(packageFolder, `../../packages/api/src/${service}`)
    const documents = globSync('*.graphql', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(documents.length).toBeGreaterThan(0)
    const half = {
      depth: documentLimits.depth,
      cost: documentLimits.cost / 2,
      rootFields: documentLimits.rootFields / 2,
    }
    const errors = validate(schema, parse(documents.join('\n')), [...specifiedRules, createCostRule(half)])
    expect(errors.map((error) => error.message)).toEqual([])
  })
})
