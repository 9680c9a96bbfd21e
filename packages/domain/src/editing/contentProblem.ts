/** What is wrong with something an editor wrote: where, what stands there, and what belongs there. */
export interface ContentProblem {
  /** `redirects.old-about.target`, `pages.about.blocks.0.title`. */
  readonly path: string
  readonly value: unknown
  /** What the place takes, as a sentence for the editor. */
  readonly takes: string
}

/** One line for a log or a terminal. */
export function toProblemLine({ path, value, takes }: ContentProblem): string {
  return `${path}: ${takes}, not ${toShown(value)}`
}

/** A value short enough to show: a long text is cut. */
export function toShown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

const longestShown = 100
