export { isLogged, isLogLevel, logLevels, type LogLevel } from './logLevel.ts'
export { loggedVariablesLength, toLoggedVariables } from './requestVariables.ts'
