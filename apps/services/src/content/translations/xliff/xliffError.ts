import type { ProblemParameters, XliffProblemCode } from '@kudex/domain/editing'

/** Thrown if a file, or a text of it, cannot be imported. */
export class XliffError extends Error {
  override readonly name = 'XliffError'
  readonly code: XliffProblemCode
  readonly parameters: ProblemParameters

  constructor(code: XliffProblemCode, parameters: ProblemParameters = {}) {
    super(`The file cannot be imported: ${code}`)
    this.code = code
    this.parameters = parameters
  }
}
