import { readCaptures } from '../../capture.ts'

/** What the host's own page hands to the browser, and nothing of the measurement. */
export const data = () => readCaptures().home.page
