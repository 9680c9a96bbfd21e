export { resolveSettings } from './resolveSettings.ts'
export type { Environment, HostIds, Seed, Settings } from './settings.types.ts'
export { SettingsError, type SettingsProblem } from './settingsError.ts'
