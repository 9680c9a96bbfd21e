import { PageSection } from '@kudex/ui'
import { AuthoringPanel } from '../../../features/authoring/index.ts'
import type { EditorAuthoring } from '../editor.types.ts'

/** The form in which an editor writes a page. */
export function EditorPageForm({ authoring, pageTitle }: EditorAuthoring) {
  return (
    <PageSection title={pageTitle} headingLevel={1}>
      <AuthoringPanel {...authoring} />
    </PageSection>
  )
}
