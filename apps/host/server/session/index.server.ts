export { createSessionRoutes, type SessionRoutesOptions } from './createSessionRoutes.server.ts'
export { createSessions, sessionCookieName, type Sessions } from './createSessions.server.ts'
export { isSameOrigin } from './isSameOrigin.server.ts'
export type { SessionSettings, SessionState } from './session.types.ts'
