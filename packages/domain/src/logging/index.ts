export { isLogged, isLogLevel, logLevels, type LogLevel } from './logLevel.ts'
export { toLoggedVariables } from './requestVariables.ts'
