import { type ProblemCode, type ProblemParameters, toTakes, type XliffProblemCode } from './problemCodes.ts'

/** A problem in content of an editor: its path, the value, and what is accepted. */
export interface ContentProblem {
  /** `redirects.old-about.target`, `pages.about.blocks.0.title`. */
  readonly path: string
  readonly value: unknown
  /** What the field accepts, in English for programs. */
  readonly takes: string
  /** The kind of problem; missing for problems that no form can cause. */
  readonly code?: ProblemCode | XliffProblemCode
  readonly parameters?: ProblemParameters
}

/** A problem with a code, and with its English text for programs. */
export function createProblem(
  path: string,
  value: unknown,
  code: ProblemCode | XliffProblemCode,
  parameters?: ProblemParameters,
): ContentProblem {
  return { path, value, takes: toTakes(code, parameters), code, ...(parameters && { parameters }) }
}

/** One line for a log or a terminal. */
export function toProblemLine({ path, value, takes }: ContentProblem): string {
  return `${path}: ${takes}, not ${toShown(value)}`
}

/** A value for display; long texts are truncated. */
export function toShown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text
}

const maxShownLength = 100
