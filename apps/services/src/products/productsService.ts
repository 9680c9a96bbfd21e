import { mountGraphql } from '../graphql/mountGraphql.ts'
import type { CreateService } from '../service.types.ts'
import { createProductsContext } from './context.ts'
import { ensureListings } from './listing/rebuildListings.ts'
import { productsSchema } from './graphqlSchema.ts'

/** The product information service (CAT-01). */
export const createProductsService: CreateService = async ({ database, log }) => {
  const { queries } = database
  await ensureListings(database)
  return {
    name: 'products',
    routes: [
      {
        prefix: '/products/graphql',
        app: mountGraphql({
          path: '/products/graphql',
          schema: productsSchema,
          log,
          introspection: process.env['NODE_ENV'] === 'development',
          createContext: () => createProductsContext(queries),
        }),
      },
    ],
  }
}
