import type { Environment, Settings } from './settings.types.ts'

/** Reads and validates all settings; throws a {@link SettingsError} that names every bad one. */
export declare function resolveSettings(environment: Environment): Settings
