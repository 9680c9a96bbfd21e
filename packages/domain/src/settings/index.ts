export { demoSecrets } from './demoSecrets.ts'
export { isLoopbackHost, isPrivateHost, isReachable } from './reach.ts'
export {
  listHostsWithoutConsent,
  resolveThirdParties,
  thirdPartyKinds,
  type HostThirdParties,
  type ThirdParties,
  type ThirdPartyKind,
} from './thirdParties.ts'
export type { PublicSettings } from './publicSettings.types.ts'
export { resolveSettings } from './resolveSettings.ts'
export { settingDefinitions, type SettingDefinition, type SettingName } from './settingDefinitions.ts'
export type { Environment, HostIds, Seed, Settings } from './settings.types.ts'
export { SettingsError, type SettingsProblem } from './settingsError.ts'
