import { EditorBar } from '@kudex/ui'
import { useEffect } from 'react'
import type { EditorBarSlotProps } from '../shared/feature.types.ts'
import { markSources } from './markSources.ts'

/**
 * The bar above a preview, omitted within a frame. A module of its own, so that browsers load it with a preview only.
 */
export function EditorBarSlot({ sources, isFramed, ...bar }: EditorBarSlotProps) {
  useEffect(() => {
    const main = document.querySelector('main')
    if (main) markSources(main, sources.parts, sources.fields)
  }, [sources])
  return isFramed ? null : <EditorBar {...bar} />
}
