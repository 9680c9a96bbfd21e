import { createDraftClient } from '@kudex/api/drafts'
import { toWrittenValue, type NamedField } from '@kudex/domain/editing-forms'
import { pageEditingMachine, type CopyId, type SaveInput, type SaveResult } from '@kudex/machines/editing'
import { fromPromise } from 'xstate'

/**
 * Authoring with the host's routes; the local copy is in the local storage, one per editor and entry. A new entry has
 * another id after a reload, so it has the copy `new`.
 */
export function provideAuthoring(
  fields: readonly NamedField[],
  language: string,
  isNew = false,
): typeof pageEditingMachine {
  const client = createDraftClient()
  return pageEditingMachine.provide({
    actors: {
      savePage: fromPromise<SaveResult, SaveInput>(({ input, signal }) =>
        client.save({ ...input, language, value: toWrittenValue(fields, input.value) }, signal),
      ),
      loadCopy: fromPromise<string | null, CopyId>(async ({ input }) =>
        localStorage.getItem(toStorageKey(input, isNew)),
      ),
      storeCopy: fromPromise<void, CopyId & { readonly text: string | null }>(async ({ input }) => {
        const key = toStorageKey(input, isNew)
        if (input.text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, input.text)
      }),
    },
  })
}

function toStorageKey({ kind, editor, id }: CopyId, isNew: boolean): string {
  return `kudex-draft:${kind}:${encodeURIComponent(editor)}:${isNew ? 'new' : id}`
}
