export { createSessionRoutes } from '../routes/session/createSessionRoutes.ts'
export { createSessions, type Sessions } from './createSessions.ts'
