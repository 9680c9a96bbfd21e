import type { ReactNode } from 'react'
import { useSingleSubmit } from '../useSingleSubmit.ts'

export interface PageStep {
  readonly pageId: string
  /** The version that the editor sees. */
  readonly version: string
  /** Address of the page with the form. */
  readonly path: string
}

/** A form that posts a step with a page and returns to its address. */
export function StepForm({
  step,
  pageId,
  version,
  path,
  children,
}: PageStep & { readonly step: string; readonly children: ReactNode }) {
  const handleSubmit = useSingleSubmit()
  return (
    <form method="post" action={`/api/editor/publishing/${step}/${pageId}`} onSubmit={handleSubmit}>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="version" value={version} />
      {children}
    </form>
  )
}
