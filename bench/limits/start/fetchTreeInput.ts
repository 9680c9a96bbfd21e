import { createServerFn } from '@tanstack/react-start'
import { readTreeInput, type PageName } from '../capture.ts'

/** Reads the captured data of a page on the server; the document contains it. */
export const fetchTreeInput = createServerFn({ strict: false })
  .validator((name: PageName) => name)
  .handler(({ data }) => readTreeInput(data))
