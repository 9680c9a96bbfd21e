import type { PageStage } from './requestContext.types.ts'

/** Query parameter that selects the stage of a page for editors; without an editor it is an unknown parameter. */
export const stageParameter = 'stage'

/** The stage that a text names, in any case; null for other texts. */
export function readStage(text: string | null): PageStage | null {
  const stage = text?.toUpperCase()
  return stage === 'DRAFT' || stage === 'PUBLISHED' ? stage : null
}
