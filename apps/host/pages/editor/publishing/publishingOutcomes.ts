/** Steps that were done. */
export const publishingSteps = [
  'publish',
  'unpublish',
  'delete-draft',
  'restore',
  'schedule',
  'renew',
  'redirect',
] as const

/** Why a step was not done. */
export const publishingFailures = ['takenByRedirect', 'loop', 'stale', 'refused', 'times', 'failed'] as const

export type PublishingOutcome = (typeof publishingSteps)[number] | (typeof publishingFailures)[number]
