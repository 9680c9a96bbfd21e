export { filterSpecifications } from './filterSpecifications.ts'
export {
  isMeasurementSystem,
  measurementCookieName,
  measurementSystems,
  resolveMeasurementSystem,
  type MeasurementSystem,
} from './measurementSystem.ts'
