import type { SeedService } from '../../seed.types.ts'
import { firstServices } from './firstServices.ts'
import { furtherTrainings } from './furtherTrainings.ts'
import { partsAndUpgrades } from './partsAndUpgrades.ts'

export const services: readonly SeedService[] = [...firstServices, ...partsAndUpgrades, ...furtherTrainings]
