import type { StructuredText } from '@kudex/domain/structured-text'
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState } from 'prosemirror-state'
import { toggleEmphasis, toggleStrong } from './textCommands.ts'
import { textSchema } from './textSchema.ts'
import { toEditorDocument } from './toEditorDocument.ts'

const { listItem } = textSchema.nodes

/** The state of an editor with a text. Tab leaves the field; lists are nested with Ctrl or ⌘ and brackets. */
export function createTextState(text: StructuredText | null): EditorState {
  return EditorState.create({
    doc: toEditorDocument(text),
    plugins: [
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        'Mod-b': toggleStrong,
        'Mod-i': toggleEmphasis,
        'Mod-]': sinkListItem(listItem),
        'Mod-[': liftListItem(listItem),
        'Mod-Enter': exitCode,
        Enter: chainCommands(splitListItem(listItem), baseKeymap['Enter'] ?? exitCode),
      }),
      keymap(baseKeymap),
    ],
  })
}
