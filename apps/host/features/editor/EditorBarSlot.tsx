import { EditorBar } from '@kudex/ui'
import { useEffect } from 'react'
import type { EditorBarSlotProps } from '../shared/feature.types.ts'

/** The bar above a preview; a module of its own, so that browsers load it with a preview only. */
export function EditorBarSlot({ sources, ...bar }: EditorBarSlotProps) {
  useEffect(() => markSources(sources), [sources])
  return <EditorBar {...bar} />
}

/**
 * Names the field that each part of the page comes from, in `data-source`, for the form that frames the preview. In the
 * browser, so that the HTML of a preview is that of the page. Does nothing if a part is missing.
 */
function markSources(sources: readonly (string | null)[]) {
  const parts = [...(document.querySelector('main')?.children ?? [])]
  if (parts.length !== sources.length) return
  parts.forEach((part, index) => {
    const source = sources[index]
    if (part instanceof HTMLElement && source) part.dataset['source'] = source
  })
}
