/** A bad setting: its name, its value (hidden for secrets) and what it takes. */
export interface SettingsProblem {
  readonly name: string
  readonly value: string
  readonly takes: string
}

/** Stops the start; the message names each bad setting with its value and what it takes. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly SettingsProblem[]
  constructor(problems: readonly SettingsProblem[]) {
    super(problems.map((problem) => `${problem.name}=${problem.value}: takes ${problem.takes}`).join('\n'))
    this.problems = problems
  }
}
