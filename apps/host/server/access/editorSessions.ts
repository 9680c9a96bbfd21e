import { allowsRole } from '@kudex/domain/identity'
import { parse } from 'hono/utils/cookie'
import type { Editor } from '../../request/requestContext.types.ts'
import { createSeal } from '../createSeal.ts'
import { editorSessionLifetime } from '../limits.ts'
import type { ResolveSession } from './authorize.ts'

/** Cookie of the editor area: an encrypted token (EDITOR-04). */
export const editorCookieName = 'kudex-editor'

/** Role of editors who sign in with an account. */
const editorRole = 'kmx_editor'

export interface EditorSessions {
  /** Creates the token of an editor who entered the password. */
  create(name: string | null): Promise<string>
  /** True for a valid token (EDITOR-05). */
  verify(token: string): Promise<boolean>
  /**
   * Resolves the editor from the cookie of the editor area, or from a session with the role of editors; null for
   * everyone else.
   */
  readonly resolve: (cookieHeader: string | undefined) => Promise<Editor | null>
}

export interface EditorSessionsOptions {
  readonly sessionSecret: string
  readonly editorPasswordHash: string
  readonly resolveSession: ResolveSession
}

/**
 * Creates the sessions of the editor area. They are stateless: hosts with the same settings share them. The key depends
 * on the hash of the password, so a new password ends all sessions.
 */
export function createEditorSessions(options: EditorSessionsOptions): EditorSessions {
  const { sessionSecret, editorPasswordHash, resolveSession } = options
  const seal = createSeal(sessionSecret, `kudex editor cookie ${editorPasswordHash}`)

  async function open(token: string): Promise<Editor | null> {
    return readEditor(await seal.open(token))
  }

  return {
    create: (name) => seal.seal({ name, expiresAt: Date.now() + editorSessionLifetime }),
    verify: async (token) => (await open(token)) !== null,
    resolve: async (cookieHeader) => {
      if (cookieHeader === undefined) return null
      const token = parse(cookieHeader, editorCookieName)[editorCookieName]
      const editor = token === undefined ? null : await open(token)
      if (editor) return editor
      const session = await resolveSession(cookieHeader)
      if (session.kind !== 'active' || !allowsRole(session.user.roles, editorRole)) return null
      return { name: session.user.fullName }
    },
  }
}

function readEditor(content: unknown): Editor | null {
  if (typeof content !== 'object' || content === null) return null
  const { name, expiresAt } = content as Readonly<Record<string, unknown>>
  if (typeof expiresAt !== 'number' || expiresAt <= Date.now()) return null
  return { name: typeof name === 'string' ? name : null }
}
