import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLSchema, lexicographicSortSchema, parse, print, printSchema, visit } from 'graphql'
import { packageFolder } from '../packageFolder.ts'

/** A schema as sorted text without descriptions, for comparison. */
export function toContractText(schema: GraphQLSchema): string {
  const document = parse(printSchema(lexicographicSortSchema(schema)))
  const bare = visit(document, {
    enter(node) {
      if (!('description' in node) || node.description === undefined) return undefined
      const { description: _, ...rest } = node
      return rest
    },
  })
  return print(bare)
}

/** The agreed schema of a service in `packages/api`. */
export function readAgreedSchema(service: string): GraphQLSchema {
  const file = join(packageFolder, `../../packages/api/schema/${service}.graphql`)
  return buildSchema(readFileSync(file, 'utf8'))
}
