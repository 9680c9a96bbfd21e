import { listSitePlugs } from '../../../features/plugs.ts'
import { log } from '../builds/browserLog.ts'

/**
 * Runs the action of an `action:` link; one that no feature of the site answers logs a warning and does nothing else
 * (ROUTE-25, ROUTE-26).
 */
export function runAction(action: string, features: readonly string[]): void {
  const run = listSitePlugs(features).find((plug) => plug.slots.actions?.[action])?.slots.actions?.[action]
  if (run) run()
  else log('warn', `Unknown action: ${action}`)
}
