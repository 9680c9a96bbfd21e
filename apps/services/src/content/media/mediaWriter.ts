import { WriteRefusal } from '../write/writeRefusal.ts'

/** Who changes a picture or a file, and the version that the editor has read. */
export interface MediaWriter {
  readonly version: string | null
  readonly editor: string | null
}

export function refuseMedia(path: string, value: unknown, takes: string): WriteRefusal {
  return new WriteRefusal('problems', { problems: [{ path: `media.${path}`, value, takes }] })
}
