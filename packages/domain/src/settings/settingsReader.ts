import * as v from 'valibot'
import { resolveSettingDefinition, type SettingName } from './settingDefinitions.ts'
import type { Environment } from './settings.types.ts'
import type { SettingsProblem } from './settingsError.ts'

/** Reads settings one by one and collects their problems. */
export interface SettingsReader {
  /** The parsed value, or the fallback if the setting is unset, empty or bad. */
  readonly read: <T, F>(name: SettingName, schema: v.GenericSchema<string, T>, fallback: F) => T | F
  /** True if a setting has a value. */
  readonly isSet: (name: SettingName) => boolean
  /** Adds a problem with a setting. */
  readonly report: (name: SettingName, takes: string, value?: string) => void
  readonly problems: readonly SettingsProblem[]
}

/** Creates a reader of an environment; an empty value counts as unset. */
export function createSettingsReader(environment: Environment): SettingsReader {
  const problems: SettingsProblem[] = []
  const valueOf = (name: SettingName) => environment[name]?.trim() ?? ''
  const report: SettingsReader['report'] = (name, takes, value = showValue(name, valueOf(name))) => {
    problems.push({ name, value, takes })
  }
  return {
    read(name, schema, fallback) {
      const text = valueOf(name)
      if (text === '') return fallback
      const result = v.safeParse(schema, text)
      if (result.success) return result.output
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
  // An address may carry a password, which may contain the characters `/` and `@`.
  return value.replace(/\/\/.*@/g, '//(hidden)@')
}
