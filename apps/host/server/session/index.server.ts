export { createSessionRoutes } from './createSessionRoutes.server.ts'
export { createSessions, type Sessions } from './createSessions.server.ts'
