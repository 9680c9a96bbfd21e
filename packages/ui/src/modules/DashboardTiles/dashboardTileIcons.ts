import { createIcon, type IconComponent } from '../../components/Icon/Icon.js'
import { IconMachine, IconTicket } from '../../components/Icon/icons.js'
import { IconUser } from '../../components/Icon/layoutIcons.js'
import type { DashboardTileIcon } from './DashboardTiles.types.js'

/** Icons of the portal's services. */
export const tileIcons: Record<DashboardTileIcon, IconComponent> = {
  users: createIcon(
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 20c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M15.5 5.300a3.5 3.5 0 0 1 0 6.400M18 15.500c2 .7 3.2 2.2 3.5 4.5',
  ),
  account: IconUser,
  tickets: IconTicket,
  inventory: IconMachine,
  cloud: createIcon(
    'M7 18.500a4 4 0 0 1-.3-8A5.5 5.5 0 0 1 17.3 9.5 4.5 4.5 0 0 1 17 18.500M12 12v8.500M9 17.500l3 3 3-3',
  ),
  insight: createIcon('M3.5 4.5h17v11.5h-17zM12 16v4M8 20h8M6.5 10.5H9l1.5-3 2.5 5.500 1.500-2.500h3'),
  data: createIcon(
    'M4.5 6c0-1.5 3.3-2.5 7.5-2.500s7.5 1 7.5 2.500v12c0 1.5-3.3 2.5-7.5 2.500s-7.5-1-7.5-2.500zM4.5 6c0 1.5 3.3 2.5 7.5 2.500s7.5-1 7.5-2.500M4.5 12c0 1.5 3.3 2.5 7.5 2.500s7.5-1 7.5-2.5',
  ),
  wire: createIcon('M2.5 9.500h11v5h-11M13.5 11h7M13.5 13h7M6 6.500v3M6 14.500v3'),
}
