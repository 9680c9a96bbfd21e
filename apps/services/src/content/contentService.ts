import { mountGraphql, refuse } from '../graphql/mountGraphql.ts'
import { createTokenCheck } from '@kudex/node-server/passwords'
import { createFindContentUpload } from '../uploads/contentUploads.ts'
import type { CreateService } from '../service.types.ts'
import { createChangeWatch } from './changes/changeWatch.ts'
import { createContentContext } from './context.ts'
import { createUnlockLimiter } from './protection/unlockLimiter.ts'
import { createWriteApp, writePath } from './write/writeService.ts'
import { contentSchema } from './graphqlSchema.ts'

/** The content service: published content for everyone; drafts and protected pages with the token (GQL-01, GQL-02). */
export const createContentService: CreateService = ({ settings, database: { queries }, log }) => {
  const findUpload = createFindContentUpload(settings.dataDirectory)
  const introspection = process.env['NODE_ENV'] === 'development'
  const changes = createChangeWatch(queries)
  const unlockLimiter = createUnlockLimiter(queries)
  const isTrusted = createTokenCheck(settings.contentDraftToken)
  const published = mountGraphql({
    path: '/content/graphql',
    schema: contentSchema,
    log,
    introspection,
    createContext: (headers, deadline) => {
      if (headers.get('gcms-stage')?.toUpperCase() === 'DRAFT') {
        return refuse(403, 'Drafts are answered at /content/draft/graphql only.')
      }
      return createContentContext({ queries, changes, unlockLimiter, headers, deadline, isTrusted: false })
    },
  })
  const drafts = mountGraphql({
    path: '/content/draft/graphql',
    schema: contentSchema,
    log,
    introspection,
    createContext: (headers, deadline) => {
      if (!isTrusted(headers.get('authorization'))) {
        return refuse(401, 'Drafts need the bearer token of CONTENT_DRAFT_TOKEN.', { 'www-authenticate': 'Bearer' })
      }
      return createContentContext({ queries, changes, unlockLimiter, headers, deadline, isTrusted: true })
    },
  })
  const isEditor = createTokenCheck(settings.contentWriteToken)
  const writes = createWriteApp({ queries, findUpload, isAllowed: isEditor, onStored: changes.notify, log })
  return {
    name: 'content',
    routes: [
      { prefix: '/content/graphql', app: published },
      { prefix: '/content/draft/graphql', app: drafts },
      { prefix: writePath, app: writes },
    ],
    stopping: changes.close,
  }
}
