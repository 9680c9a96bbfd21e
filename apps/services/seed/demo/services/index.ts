import type { SeedService } from '../../seed.types.ts'
import { maintenanceServices } from './maintenanceServices.ts'
import { supportAndTraining } from './supportAndTraining.ts'
import { partsAndUpgrades } from './partsAndUpgrades.ts'

export const services: readonly SeedService[] = [...maintenanceServices, ...partsAndUpgrades, ...supportAndTraining]
