import { GraphQLError } from 'graphql'
import type { ContentContext } from '../context.ts'

/** Rejects requests of the public endpoint: data of editors is returned with the draft token only (EDITOR-09). */
export function requireEditor({ mayReadProtected }: ContentContext): void {
  if (mayReadProtected) return
  throw new GraphQLError('Data of editors is returned at /content/draft/graphql only.', {
    extensions: { code: 'FORBIDDEN' },
  })
}
