import { readCaptures } from '../../capture.ts'

/** The page data that the host sends to the browser. */
export const data = () => readCaptures().detail.page
