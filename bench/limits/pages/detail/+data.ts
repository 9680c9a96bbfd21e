import { readTreeInput } from '../../capture.ts'

/** The data that the host sends to the browser. */
export const data = () => readTreeInput('detail')
