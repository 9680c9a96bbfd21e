import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadMachine } from '../loadMachine.ts'

/** A machine with its product and tickets; not found if it is unknown or of another organization. */
export const data = createDataHook(loadMachine)
