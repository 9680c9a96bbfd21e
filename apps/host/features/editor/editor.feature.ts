import type { Feature } from '../shared/feature.types.ts'
import { preloadedSlot } from '../shared/preloadedSlot.tsx'

const loadEditorBar = async () => (await import('./EditorBarSlot.tsx')).EditorBarSlot

/**
 * The editor area (`/editor`). The bar above the preview of a page is on every site, as editors of one site preview the
 * pages of all; browsers load its code with a preview only.
 */
export const editorFeature: Feature = {
  name: 'editor',
  areas: ['editor'],
  isEverywhere: true,
  slots: { editorBar: preloadedSlot(loadEditorBar, import.meta.env.SSR ? await loadEditorBar() : null) },
}
