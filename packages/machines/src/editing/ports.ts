import { createPromisePort } from '../ports/index.ts'
import type { CopyId, SaveInput, SaveResult } from './pageEditing.types.ts'

/** Saves the draft of a page. */
export const savePage = createPromisePort<SaveResult, SaveInput>('savePage')

/** Reads the local copy as text; null if there is none. */
export const loadCopy = createPromisePort<string | null, CopyId>('loadCopy')

/** Stores the local copy, or removes it. */
export const storeCopy = createPromisePort<void, CopyId & { readonly text: string | null }>('storeCopy')
