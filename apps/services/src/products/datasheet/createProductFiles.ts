import type { FileSource } from '../../files/fileSource.types.ts'
import type { ServiceContext } from '../../service.types.ts'
import { createDatasheetSource } from './datasheetSource.ts'

/** The files of the catalogue that are made when they are asked for. */
export function createProductFiles({ database, settings, log }: ServiceContext): FileSource {
  return createDatasheetSource({
    queries: database.queries,
    imagesUrl: settings.imagesUrl,
    reportError: (error) => log.warn({ err: error }, 'a data sheet has no picture'),
  })
}
