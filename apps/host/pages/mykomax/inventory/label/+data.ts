import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadMachineLabel } from '../loadMachineLabel.ts'

/** The printable label of a machine. */
export const data = createDataHook(loadMachineLabel)
