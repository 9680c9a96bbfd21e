import type { SeedMachine } from '../../ticketing.types.ts'

/** Some machines of a model at a location, delivered together. */
export type Delivery = readonly [model: string, location: string, deliveredOn: string, count: number, software?: string]

/** Machines of deliveries: serial numbers of model, year, digit of the organization and running number (`CS240-21401`). */
export function toMachines(digit: number, deliveries: readonly Delivery[]): readonly SeedMachine[] {
  const units = deliveries.flatMap(([model, location, deliveredOn, count, software]) =>
    Array.from({ length: count }, () => ({ model, location, deliveredOn, ...(software && { software }) })),
  )
  return units.map((unit, index) => {
    const year = unit.deliveredOn.slice(2, 4)
    const number = String(index + 1).padStart(2, '0')
    return {
      ...unit,
      documents: isMeasuring(unit.model) ? measuringDocuments : commonDocuments,
      serialNumber: `${unit.model.replaceAll('-', '').toUpperCase()}-${year}${digit}${number}`,
    }
  })
}

const commonDocuments = ['acceptanceProtocol', 'terminalDiagram'] as const
const measuringDocuments = [...commonDocuments, 'calibrationCertificate'] as const

/** Crimp presses, crimp force monitors, test machines and lines that have them. */
function isMeasuring(model: string): boolean {
  return /^(?:cp|cfm|pt|tp|tb|crimpline)-/.test(model)
}
