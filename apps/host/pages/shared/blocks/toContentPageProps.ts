import type { ContentBlock, ContentImage, ContentPage, VideoBlock } from '@kudex/api/content'
import type { ContentLink } from '@kudex/domain/links'
import { isImagePresetName, type ImagePresetName } from '@kudex/domain/images'
import type { LinkItem, MediaFigureProps, Picture } from '@kudex/ui'
import { toProductCards } from '../catalogue/toCards.ts'
import type { ContactSource } from './contacts/loadContacts.ts'
import { toContactBlock } from './contacts/toContactBlock.ts'
import { layoutMessages } from '../layout/layout.messages.ts'
import { buildPageLink } from '../links/buildPageLink.ts'
import { createLinkResolver, listProductSlugs, type LinkTargets } from '../links/linkTargets.ts'
import { reportBrokenLink } from '../links/reportBrokenLink.ts'
import { toPicture } from '../media/toPicture.ts'
import { toPlayedVideo } from '../media/toPlayedVideo.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { ContentPageBlock, ContentPageProps } from './blocks.types.ts'
import { fillAnchorNavigations, listContents, nameSections } from './listContents.ts'
import { listLinkedProducts, localizeDocument } from './localizeDocument.ts'
import { toDownloadsBlock } from './toDownloadsBlock.ts'
import { toInvestorBlock, type InvestorContext } from './toInvestorBlock.ts'
import type { VideoTexts } from './loadVideoTexts.ts'

/** The slugs of all products and services that a page names, in links and teasers. */
export function listPageSlugs(page: Pick<ContentPage, 'blocks'>): string[] {
  return page.blocks.flatMap((block) => {
    switch (block.kind) {
      case 'hero':
      case 'links':
      case 'annualReport':
        return listProductSlugs(block.links)
      case 'teasers':
        return listProductSlugs(block.teasers.map((teaser) => teaser.link))
      case 'productTeasers':
        return block.productSlugs
      case 'text':
        return listLinkedProducts(block.text)
      case 'accordion':
        return block.items.flatMap(({ text }) => listLinkedProducts(text))
      default:
        return []
    }
  })
}

/** The props of a content page; addresses are localised and pictures have their presets (PAGE-01). */
export function toContentPageProps(
  page: Pick<ContentPage, 'title' | 'url' | 'blocks'> & Partial<Pick<ContentPage, 'contentLanguage'>>,
  request: RequestContext,
  sources: BlockSources,
): ContentPageProps {
  const context: BlockContext = {
    ...sources,
    request,
    isHome: page.url === '/',
    resolveLink: createLinkResolver(request, sources.targets),
    link: (path) => buildPageLink(request, path),
    reportBroken: (target) => reportBrokenLink(request, target),
    language: page.contentLanguage ?? request.address.locale.language,
    country: request.address.locale.country,
    locale: request.address.locale,
    siteId: request.address.site.id,
  }
  const named = nameSections(page.blocks.flatMap((block) => toBlock(block, context) ?? []))
  const blocks = fillAnchorNavigations(named)
  // A line that stays in view says the same, and more of it.
  const isListed = !context.isHome && !blocks.some(({ kind }) => kind === 'anchorNavigation')
  return { title: page.title, contents: isListed ? listContents(blocks) : [], blocks }
}

/** What the blocks of a page name and that was fetched for them. */
export interface BlockSources extends Pick<InvestorContext, 'intl' | 'pageId'> {
  readonly targets: LinkTargets
  readonly pagePaths: ReadonlyMap<string, string>
  /** Null where no block is about contacts. */
  readonly contacts: ContactSource | null
  /** Overviews by the id of their block, with what was fetched for them. */
  readonly overviews: ReadonlyMap<string, ContentPageBlock>
  readonly videoTexts: VideoTexts
}

interface BlockContext extends BlockSources, InvestorContext {
  readonly request: RequestContext
  readonly isHome: boolean
  readonly resolveLink: (link: ContentLink) => LinkItem
  readonly link: (path: string) => string
  readonly reportBroken: (target: string) => void
  /** The language of the page's texts. */
  readonly language: string
  readonly country: string
}

function toBlock(block: ContentBlock, context: BlockContext): ContentPageBlock | null {
  const { id } = block
  switch (block.kind) {
    case 'hero':
      return {
        kind: 'hero',
        id,
        props: {
          title: block.title,
          overline: block.overline ?? undefined,
          lead: block.lead ?? undefined,
          picture: toOptionalPicture(
            block.image,
            ['stretched', 'break-out', 'inline', 'classification-480'],
            heroSizes[context.isHome ? 'large' : 'compact'],
          ),
          links: block.links.map(context.resolveLink),
          size: context.isHome ? 'large' : 'compact',
        },
      }
    case 'teasers': {
      const isLeadFirst = context.isHome && block.teasers.length > 2
      return {
        kind: 'teasers',
        id,
        props: {
          title: block.title ?? undefined,
          lead: block.lead ?? undefined,
          items: block.teasers.map(({ id, title, overline, text, image, link }, index) => {
            const isLead = isLeadFirst && index === 0
            const { href, openInNewTab } = context.resolveLink(link)
            return {
              id,
              title,
              href,
              openInNewTab,
              overline: overline ?? undefined,
              text: text ?? undefined,
              picture: toOptionalPicture(
                image,
                isLead ? ['break-out', 'inline', 'classification-480'] : ['inline', 'classification-480'],
                teaserSizes[isLead ? 'lead' : 'even'],
              ),
            }
          }),
          layout: isLeadFirst ? 'lead-first' : 'even',
        },
      }
    }
    case 'text': {
      const document = localizeDocument(block.text, context)
      return (
        document && {
          kind: 'text',
          id,
          props: { title: block.title ?? undefined, id: block.anchor ?? undefined, document },
        }
      )
    }
    case 'media':
      return { kind: 'media', id, props: toMedia(block.image, block.preset, block.caption) }
    case 'video':
      return { kind: 'media', id, props: toVideo(block, context) }
    case 'accordion': {
      const items = block.items.flatMap(({ id, title, text }) => {
        const document = localizeDocument(text, context)
        return document ? [{ id, title, document }] : []
      })
      return items.length > 0 ? { kind: 'accordion', id, props: { title: block.title ?? undefined, items } } : null
    }
    case 'table': {
      const { title, caption, columns, rows } = block
      return { kind: 'table', id, props: { title: title ?? undefined, caption, columns, rows } }
    }
    case 'quote':
      return {
        kind: 'quote',
        id,
        props: { text: block.text, author: block.person ?? undefined, role: block.role ?? undefined },
      }
    case 'facts':
      return {
        kind: 'facts',
        id,
        props: {
          title: block.title ?? undefined,
          items: block.facts.map((fact, index) => ({
            id: `${index + 1}`,
            value: fact.value,
            unit: fact.unit ?? undefined,
            label: fact.label,
          })),
        },
      }
    case 'productTeasers': {
      const products = block.productSlugs.flatMap((slug) => context.targets.products.get(slug) ?? [])
      const cards = toProductCards(products, { ...context, classifications: context.targets.classifications })
      if (cards.length === 0) return null
      return {
        kind: 'productTeasers',
        id,
        props: { title: block.title ?? '', lead: block.lead ?? undefined, products: cards },
      }
    }
    case 'links':
      return {
        kind: 'links',
        id,
        props: { title: block.title ?? undefined, links: block.links.map(context.resolveLink) },
      }
    case 'anchorNavigation':
      return {
        kind: 'anchorNavigation',
        id,
        props: { label: context.intl.formatMessage(layoutMessages.onThisPage), items: [] },
      }
    case 'locations':
    case 'contacts':
      return context.contacts && { id, ...toContactBlock(block, context.request, context.contacts) }
    case 'storyOverview':
    case 'releaseOverview':
      return context.overviews.get(id) ?? null
    case 'downloads':
      return toDownloadsBlock(block, context)
    default:
      return toInvestorBlock(block, context)
  }
}

// How wide the pictures stand, measured at 375 to 1920 px: told too small, they are shown blurred.
const heroSizes = {
  large: '(min-width: 96em) 75rem, (min-width: 64em) 65vw, 100vw',
  compact: '(min-width: 96em) 75rem, (min-width: 64em) 65vw, 100vw',
} as const
const teaserSizes = {
  lead: '(min-width: 96em) 60rem, (min-width: 64em) 62vw, 92vw',
  even: '(min-width: 96em) 29rem, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw',
} as const

function toOptionalPicture(
  image: ContentImage | null,
  presets: readonly [ImagePresetName, ...ImagePresetName[]],
  sizes: string,
): Picture | undefined {
  return image ? toPicture(image, presets, sizes) : undefined
}

/** A film of ours is played here; what somebody else plays is led to, and nothing of theirs is fetched before. */
function toVideo(block: VideoBlock, { language, videoTexts }: BlockContext): MediaFigureProps {
  const { title, url, mediaType, poster, preset, caption, seconds } = block
  const figure = toMedia(poster, preset, caption)
  if (mediaType === null) return { ...figure, watchLink: { href: url, ...videoTexts.resolveWatch(seconds) } }
  return {
    ...figure,
    video: toPlayedVideo({ url, mediaType, title, posterId: poster.id, tracks: block.tracks }, language),
  }
}

function toMedia(image: ContentImage, preset: string, caption: string | null): MediaFigureProps {
  const known = isImagePresetName(preset) ? preset : 'inline'
  const layout = known === 'break-out' ? 'break-out' : known.startsWith('stretched') ? 'stretched' : 'inline'
  return {
    picture: toPicture(image, mediaPresets[known] ?? [known], mediaSizes[layout]),
    caption: caption ?? undefined,
    layout,
  }
}

/** Smaller presets of the same shape, for small screens. */
const mediaPresets: Partial<Record<ImagePresetName, readonly [ImagePresetName, ...ImagePresetName[]]>> = {
  stretched: ['stretched', 'break-out', 'inline', 'classification-480'],
  'stretched-video': ['stretched-video', 'aside-video'],
  'break-out': ['break-out', 'inline', 'classification-480'],
  inline: ['inline', 'classification-480'],
}

const mediaSizes = {
  stretched: '(min-width: 75em) 73.75rem, 100vw',
  'break-out': '(min-width: 64em) 61.25rem, 100vw',
  inline: '(min-width: 52em) 48.75rem, 100vw',
} as const
