import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadUser } from '../loadUsers.ts'

/** A user (UADM-14). */
export const data = createDataHook(loadUser)
