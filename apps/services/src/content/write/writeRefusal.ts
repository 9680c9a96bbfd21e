import type { ContentProblem } from '@kudex/domain/editing'
import type { MissedChanges } from '../history/readHistory.ts'

/** Thrown if a write is refused; nothing is stored. */
export class WriteRefusal extends Error {
  override readonly name = 'WriteRefusal'
  readonly reason: 'problems' | 'gone' | 'version needed' | 'other version'
  readonly problems: readonly ContentProblem[]
  /** The stored version, if the writer named another one. */
  readonly version: string | null
  /** What the writer of a stale page missed. */
  readonly missed: MissedChanges | null

  constructor(
    reason: WriteRefusal['reason'],
    {
      problems = [],
      version = null,
      missed = null,
    }: {
      problems?: readonly ContentProblem[]
      version?: string | null
      missed?: MissedChanges | null
    } = {},
  ) {
    super(`Nothing was stored: ${reason}`)
    this.reason = reason
    this.problems = problems
    this.version = version
    this.missed = missed
  }
}
