import { resolveSettingDefinition, type SettingName } from './settingDefinitions.ts'
import type { Environment } from './settings.types.ts'
import type { SettingsProblem } from './settingsError.ts'

/** Reads settings one by one and gathers what is wrong with them. */
export interface SettingsReader {
  /** The parsed value, or the fallback when the setting is unset, empty or bad. */
  readonly read: <T, F>(name: SettingName, parse: (text: string) => T | undefined, fallback: F) => T | F
  /** Tells whether a setting has a value. */
  readonly isSet: (name: SettingName) => boolean
  /** Adds a problem with a setting. */
  readonly report: (name: SettingName, takes: string, value?: string) => void
  readonly problems: readonly SettingsProblem[]
}

/** Makes a reader of an environment; an empty value counts as unset. */
export function createSettingsReader(environment: Environment): SettingsReader {
  const problems: SettingsProblem[] = []
  const valueOf = (name: SettingName) => environment[name]?.trim() ?? ''
  const report: SettingsReader['report'] = (name, takes, value = showValue(name, valueOf(name))) => {
    problems.push({ name, value, takes })
  }
  return {
    read(name, parse, fallback) {
      const text = valueOf(name)
      if (text === '') return fallback
      const value = parse(text)
      if (value !== undefined) return value
      report(name, resolveSettingDefinition(name).takes)
      return fallback
    },
    isSet: (name) => valueOf(name) !== '',
    report,
    problems,
  }
}

function showValue(name: SettingName, value: string): string {
  if (value === '') return '(unset)'
  if (resolveSettingDefinition(name).isSecret) return '(hidden)'
  // An address may carry a password.
  return value.replace(/\/\/[^/@]*@/g, '//(hidden)@')
}
