import type { SeedTicketing } from '../ticketing.types.ts'

/**
 * The customers of the demo, the first one with its machines and tickets copied up to given numbers. Copies differ in
 * subject, serial number, location, contact and date; the result is deterministic.
 */
export function createScaleTicketing(demo: SeedTicketing, sizes: { tickets: number; machines: number }): SeedTicketing {
  const [first, ...others] = demo.organizations
  if (!first) throw new Error('The scale seed multiplies the tickets of the demo, and there are none')
  const contacts = demo.people.filter(({ isService }) => !isService)
  const machines = Array.from({ length: Math.max(0, sizes.machines - first.machines.length) }, (_, index) => {
    const { documents: _documents, ...machine } = pick(first.machines, index)
    return {
      ...machine,
      serialNumber: `${machine.serialNumber}-${toNumber(index)}`,
      location: pick(first.locations, index).id,
    }
  })
  const all = [...first.machines, ...machines]
  const tickets = Array.from({ length: Math.max(0, sizes.tickets - first.tickets.length) }, (_, index) => {
    const { machine: _machine, location: _location, ...ticket } = pick(first.tickets, index)
    return {
      ...ticket,
      by: pick(contacts, index * 7).key,
      daysAgo: ((index * 2_654_435_761) % 2_000_000) / 1_000,
      machine: pick(all, index * 13).serialNumber,
      subject: `${ticket.subject} (${toNumber(index)})`,
    }
  })
  return { ...demo, organizations: [{ ...first, machines: all, tickets: [...first.tickets, ...tickets] }, ...others] }
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('The demo has none of them')
  return item
}

function toNumber(index: number): string {
  return String(index + 1).padStart(6, '0')
}
