export { demoSecrets } from './demoSecrets.ts'
export { isLoopbackHost, isPrivateHost } from './reach.ts'
export {
  listHostsWithoutConsent,
  resolveThirdParties,
  thirdPartyKinds,
  type HostThirdParties,
  type ThirdParties,
  type ThirdPartyKind,
} from './thirdParties.ts'
export type { PublicSettings } from './publicSettings.types.ts'
export { resolveSettings, type Settings } from './resolveSettings.ts'
export { settingDefinitions } from './settingDefinitions.ts'
export type { Environment, Seed } from './settings.types.ts'
export { SettingsError } from './settingsError.ts'
