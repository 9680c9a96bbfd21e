import type { PageStage } from './requestContext.types.ts'

/** Hours for which a shared preview may be valid: a day, a week, 30 days. */
export const previewHours = [24, 168, 720] as const

/** The stage that a text names, in any case; null for other texts. */
export function readStage(text: string | null): PageStage | null {
  const stage = text?.toUpperCase()
  return stage === 'DRAFT' || stage === 'PUBLISHED' ? stage : null
}
