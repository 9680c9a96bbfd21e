import type { RouteSync } from 'vike/types'

/** Every path that no other page answers is a content page (ROUTE-29). */
export const route: RouteSync = () => ({ precedence: -1 })
