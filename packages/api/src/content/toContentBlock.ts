import type { BlockFragment, ImageFragment } from './generated/graphql.ts'
import { toContentLink } from './toContentLink.ts'

/** A block of a page, a story or a media release, with the fields of its fragment in `blocks.graphql` (PAGE-01). */
export type ContentBlock = ReturnType<typeof toContentBlock>

/** A picture of the image service. */
export type ContentImage = ImageFragment

/** Maps the links of a block. */
export function toContentBlock(block: BlockFragment) {
  switch (block.__typename) {
    case 'HeroBlock':
    case 'LinksBlock':
    case 'AnnualReportBlock':
      return { ...block, links: block.links.map(toContentLink) }
    case 'TeasersBlock':
      return { ...block, teasers: block.teasers.map((teaser) => ({ ...teaser, link: toContentLink(teaser.link) })) }
    case 'ProcessBlock':
      return {
        ...block,
        links: block.links.map(toContentLink),
        processSteps: block.processSteps.map((step) => ({ ...step, link: toContentLink(step.link) })),
      }
    case 'AssemblySequenceBlock':
      return {
        ...block,
        assemblySteps: block.assemblySteps.map((step) => ({ ...step, link: step.link && toContentLink(step.link) })),
      }
    case 'ConnectorsBlock':
      return {
        ...block,
        connectors: block.connectors.map((connector) => ({
          ...connector,
          link: connector.link && toContentLink(connector.link),
        })),
      }
    case 'RouteBlock':
      return { ...block, stops: block.stops.map((stop) => ({ ...stop, link: stop.link && toContentLink(stop.link) })) }
    default:
      return block
  }
}
