import type { SeedFurtherBlock, Text } from '../../seed/seed.types.ts'
import type { LocalizedText } from '../localization/localize.ts'
import type { FurtherBlock } from './furtherBlocks.types.ts'
import { toStoredLink } from './seedLinks.ts'

/** A block for investors or an overview of a seed, as it is stored; the given functions know the page's languages. */
export function toStoredFurtherBlock(
  block: SeedFurtherBlock,
  text: (value: Text) => LocalizedText,
  optional: (value: Text | undefined) => LocalizedText | null,
): FurtherBlock {
  const title = text(block.title)
  switch (block.kind) {
    case 'shareData': {
      const { kind, registeredShares, asOf } = block
      const facts = (block.facts ?? []).map(({ label, value }) => ({ label: text(label), value: text(value) }))
      return { kind, title, lead: optional(block.lead), registeredShares, label: text(block.label), asOf, facts }
    }
    case 'dividends':
      return {
        kind: block.kind,
        title,
        text: optional(block.text),
        unit: text(block.unit),
        source: text(block.source),
        payouts: block.payouts.map(({ label, amount }) => ({ label: text(label), amount })),
        asOf: block.asOf ?? null,
      }
    case 'calendar': {
      const events = block.events.map((event) => ({
        id: event.id,
        date: event.date,
        title: text(event.title),
        place: optional(event.place),
      }))
      return { kind: block.kind, title, lead: optional(block.lead), events }
    }
    case 'annualReport': {
      const { kind, image, links } = block
      return { kind, title, text: optional(block.text), image, links: links.map(toStoredLink) }
    }
    case 'downloads': {
      const groups = block.groups.map((group) => ({
        id: group.id,
        title: text(group.title),
        files: group.files.map(({ slug, name, image = null }) => ({ slug, name: text(name), image })),
      }))
      return { kind: block.kind, title, lead: optional(block.lead), groups }
    }
    case 'storyOverview': {
      const { kind, category = null, videosOnly = false, count } = block
      return { kind, title, lead: optional(block.lead), categorySlug: category, videosOnly, count }
    }
    case 'releaseOverview': {
      const { kind, adhocOnly = false, count } = block
      return { kind, title, lead: optional(block.lead), adhocOnly, count }
    }
  }
}
