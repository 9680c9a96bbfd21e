import type { RequestContext } from '../../../request/requestContext.types.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { toDuration } from '../editorial/entryText.ts'
import { formatText } from '../locale/formatText.ts'
import { videoMessages } from './video.messages.ts'

/** What a page says beside a video that somebody else plays; written on the server, so no browser loads it. */
export interface VideoTexts {
  resolveWatch(seconds: number | null): { readonly text: string; readonly note: string }
}

export async function loadVideoTexts(request: RequestContext): Promise<VideoTexts> {
  const [watch, note] = await Promise.all([
    formatText(request, catalogueMessages.video),
    formatText(request, videoMessages.elsewhere),
  ])
  return {
    resolveWatch(seconds) {
      const duration = toDuration(seconds)
      return { text: duration === null ? watch : `${watch} (${duration})`, note }
    },
  }
}
