import { parseQuantity } from '../listing/parseQuantity.ts'
import type { KeyedSpecification } from '../listing/listing.types.ts'
import type { FinderCandidate } from './finder.types.ts'

/** Reads from the technical data of a machine what the finder asks about. */
export function toCandidate(specifications: readonly KeyedSpecification[]): FinderCandidate {
  const find = (key: string) => specifications.find((line) => line.key === key)
  const crossSection = find(finderKeys.crossSection)
  const cableTypes = find(finderKeys.cableTypes)
  return {
    crossSection: crossSection ? parseQuantity(crossSection.value) : null,
    cableTypes: cableTypes?.choices ?? null,
    rate: resolveRate(find(finderKeys.rate), find(finderKeys.cycleTime)),
  }
}

/** The cable types of machines with their texts, which are in the language of the catalogue entries. */
export function listCableTypes(
  machines: readonly (readonly Pick<KeyedSpecification, 'key' | 'value' | 'choices'>[])[],
): Map<string, string> {
  const types = new Map<string, string>()
  for (const { value, choices } of machines.flat().filter(({ key }) => key === finderKeys.cableTypes)) {
    const texts = choices.length > 1 ? value.split(/[,、，] ?/).map((text) => text.trim()) : [value]
    // A list that is translated as one text has no text per choice.
    if (texts.length !== choices.length) continue
    choices.forEach((choice, index) => {
      if (!types.has(choice)) types.set(choice, capitalize(texts[index] ?? ''))
    })
  }
  return types
}

/** A machine has a power supply; tools and parts have none. */
export function isMachine(specifications: readonly Pick<KeyedSpecification, 'key'>[]): boolean {
  return specifications.some(({ key }) => key === finderKeys.power)
}

/** Ids of the specifications that the finder reads. */
export const finderKeys = {
  crossSection: 'wire-cross-section-mm2',
  gauges: 'wire-cross-section-awg',
  cableTypes: 'cable-types',
  rate: 'pieces-per-hour',
  cycleTime: 'cycle-time-s',
  power: 'power-supply',
} as const

function resolveRate(
  rate: KeyedSpecification | undefined,
  cycleTime: KeyedSpecification | undefined,
): FinderCandidate['rate'] {
  const perHour = rate && parseQuantity(rate.value)
  if (perHour) return perHour.high
  const seconds = cycleTime && parseQuantity(cycleTime.value)
  return seconds && seconds.high > 0 ? Math.floor(3600 / seconds.high) : null
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
