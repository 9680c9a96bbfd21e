import { readCaptures } from '../../capture.ts'

export const data = () => readCaptures().detail
