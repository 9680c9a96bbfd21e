import { brandPortal } from './brandPortal.ts'
import { conexara } from './conexara.ts'
import { expo2024 } from './expo2024.ts'
import { northAmericaEvents } from './northAmericaEvents.ts'
import { productronica } from './productronica.ts'
import { smartCabinetBuilding } from './smartCabinetBuilding.ts'
import { veritesta } from './veritesta.ts'

/** The sites other than Kudex and Strivona, in the order of the contract. */
export const otherSites = [
  veritesta,
  conexara,
  northAmericaEvents,
  smartCabinetBuilding,
  brandPortal,
  productronica,
  expo2024,
]
