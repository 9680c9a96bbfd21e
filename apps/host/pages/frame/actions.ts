import { plugs } from '../../features/plugs.ts'

/** Runs the action of an `action:` link; one that no feature knows logs a warning and does nothing else (ROUTE-25, ROUTE-26). */
export function runAction(action: string): void {
  const run = plugs.map((plug) => plug.slots.actions?.[action]).find((candidate) => candidate !== undefined)
  if (run) run()
  else console.warn(`Unknown action: ${action}`)
}
