import { EditorSignIn } from './EditorSignIn.tsx'
import { EditorTranslationsPage } from './translations/EditorTranslationsPage.tsx'
import { EditorTreePanel } from './tree/EditorTreePanel.tsx'
import type { EditorPageProps } from './editor.types.ts'

/** A page of the editor area. Links and forms only, so it works without script. */
export function EditorPage(props: EditorPageProps) {
  switch (props.kind) {
    case 'sign-in':
      return <EditorSignIn {...props} />
    case 'tree':
      return <EditorTreePanel {...props} />
    case 'translations':
      return <EditorTranslationsPage {...props} />
  }
}
