import { EditorImportPage } from './import/EditorImportPage.tsx'
import { EditorBoardPage } from './board/EditorBoardPage.tsx'
import { EditorChangesPage } from './changes/EditorChangesPage.tsx'
import { EditorHistoryPage } from './history/EditorHistoryPage.tsx'
import { EditorMediaItemPage } from './media/EditorMediaItemPage.tsx'
import { EditorMediaPage } from './media/EditorMediaPage.tsx'
import { EditorSignIn } from './EditorSignIn.tsx'
import { EditorTranslationsPage } from './translations/EditorTranslationsPage.tsx'
import { EditorTreePanel } from './tree/EditorTreePanel.tsx'
import { EditorPageForm } from './page/EditorPageForm.tsx'
import { EditorPublishingPage } from './publishing/EditorPublishingPage.tsx'
import { EditorRecordForm } from './records/EditorRecordForm.tsx'
import { EditorRecordsPage } from './records/EditorRecordsPage.tsx'
import { NewPageForm } from './page/NewPageForm.tsx'
import type { EditorPageProps } from './editor.types.ts'

/** A page of the editor area. It consists of links and forms and works without script, except the form of a page. */
export function EditorPage(props: EditorPageProps) {
  switch (props.kind) {
    case 'sign-in':
      return <EditorSignIn {...props} />
    case 'tree':
      return <EditorTreePanel {...props} />
    case 'translations':
      return <EditorTranslationsPage {...props} />
    case 'publishing':
      return <EditorPublishingPage {...props} />
    case 'page':
      return <EditorPageForm {...props} />
    case 'new-page':
      return <NewPageForm {...props} />
    case 'records':
      return <EditorRecordsPage {...props} />
    case 'record':
      return <EditorRecordForm {...props} />
    case 'media':
      return <EditorMediaPage {...props} />
    case 'media-item':
      return <EditorMediaItemPage {...props} />
    case 'history':
      return <EditorHistoryPage {...props} />
    case 'changes':
      return <EditorChangesPage {...props} />
    case 'import':
      return <EditorImportPage {...props} />
    case 'board':
      return <EditorBoardPage {...props} />
  }
}
