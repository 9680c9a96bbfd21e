import { PageSection } from '@kudex/ui'
import { AuthoringPanel } from '../../../features/authoring/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorAuthoring } from '../editor.types.ts'
import { publishingMessages } from '../publishing/publishing.messages.ts'

/** The form in which an editor writes a page. */
export function EditorPageForm({ authoring, pageTitle }: EditorAuthoring) {
  const { intl, link } = useAppContext()
  return (
    <PageSection
      title={pageTitle}
      headingLevel={1}
      link={{
        href: link(`/editor/pages/${authoring.id}/publishing`),
        text: intl.formatMessage(publishingMessages.title),
      }}
    >
      <AuthoringPanel {...authoring} />
    </PageSection>
  )
}
