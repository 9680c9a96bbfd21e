import type { Localized, SeedService } from '../../seed.types.ts'

export interface ServiceLine {
  slug: string
  id: number
  under: string
  name: Localized
  short: Localized
  long: Localized
  image: string
  benefits: readonly Localized[]
  details: readonly Localized[]
  countries?: readonly string[]
  related?: readonly string[]
}

export const service = ({
  slug,
  id,
  under,
  name,
  short,
  long,
  image,
  benefits,
  details,
  countries,
  related = [],
}: ServiceLine): SeedService => ({
  slug,
  name,
  classifications: [under],
  serviceId: `SRV-${String(id).padStart(4, '0')}`,
  updatedAt: id < 10 ? '2026-08-31T06:45:00.000Z' : '2026-10-19T12:15:00.000Z',
  shortDescription: short,
  longDescription: long,
  images: [{ picture: image, default: true }],
  benefits,
  details,
  related: related.map((target) => ({ type: 'related', slug: target })),
  ...(countries ? { countries } : {}),
})
