import { portalRoles } from '@kudex/domain/portal'
import { encode } from 'uqr'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadPortalState } from '../loadPortalState.ts'
import type { MachineLabelDetails } from './inventory.types.ts'
import { findMachine, inventoryParent } from './loadMachine.ts'
import { machineLabelMessages as messages } from './machineLabel.messages.ts'

/** Data of a machine's label: the QR code of its nameplate address `/m/{serial}`. */
export function loadMachineLabel(request: RequestContext) {
  return loadPortalState<MachineLabelDetails>(request, {
    title: messages.title,
    parent: inventoryParent,
    role: portalRoles.inventory,
    load: async () => {
      const { serialNumber, name } = await findMachine(request)
      const { origin } = request.canonical
      const url = `${origin}/m/${encodeURIComponent(serialNumber)}`
      return { serialNumber, name, address: url.replace(/^https?:\/\//, ''), code: toCode(url) }
    },
  })
}

/** The code with 15 % of redundancy, for labels that get dirty, as an SVG path of its dark modules. */
function toCode(text: string): MachineLabelDetails['code'] {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
