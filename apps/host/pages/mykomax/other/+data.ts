import { createDataHook } from '../../shared/data/createDataHook.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** Without a session the sign-in prompt, so that paths are not revealed; with one, not found (ROUTE-48). */
export const data = createDataHook((request) =>
  loadPortalPage(request, (user) => (user ? abortWithNotFound('item') : {})),
)
