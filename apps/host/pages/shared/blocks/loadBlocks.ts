import type { ContentBlock, ContentPage } from '@kudex/api/content'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import { buildEditorialLink } from '../links/buildPageLink.ts'
import { createLinkResolver, listProductSlugs, loadLinkTargets } from '../links/linkTargets.ts'
import { reportBrokenLink } from '../links/reportBrokenLink.ts'
import { hyphenateTitles } from '../locale/hyphenateTitles.ts'
import { insertNoBreakSpaces } from '../locale/insertNoBreakSpaces.ts'
import { localizeWrittenNumbers } from '../locale/localizeWrittenNumbers.ts'
import { loadIntl } from '../locale/loadIntl.ts'
import { toPreference } from '../locale/toPreference.ts'
import type { BlockContext, BlockLoader, BlockType, ContentPageProps } from './blocks.types.ts'
import { accordion } from './kinds/accordion.ts'
import { anchorNavigation } from './kinds/anchorNavigation.ts'
import { contacts } from './kinds/contacts/contacts.ts'
import { locations } from './kinds/contacts/locations.ts'
import { assemblySequence } from './kinds/diagrams/assemblySequence.ts'
import { beforeAfter } from './kinds/diagrams/beforeAfter.ts'
import { connectors } from './kinds/diagrams/connectors.ts'
import { floorPlan } from './kinds/diagrams/floorPlan.ts'
import { measurement } from './kinds/diagrams/measurement.ts'
import { process } from './kinds/diagrams/process.ts'
import { programme } from './kinds/diagrams/programme.ts'
import { route } from './kinds/diagrams/route.ts'
import { downloads } from './kinds/downloads.ts'
import { facts } from './kinds/facts.ts'
import { hero } from './kinds/hero.ts'
import { annualReport } from './kinds/investors/annualReport.ts'
import { calendar } from './kinds/investors/calendar.ts'
import { dividends } from './kinds/investors/dividends.ts'
import { shareData } from './kinds/investors/shareData.ts'
import { links } from './kinds/links.ts'
import { media } from './kinds/media.ts'
import { productTeasers } from './kinds/productTeasers.ts'
import { quote } from './kinds/quote.ts'
import { releaseOverview } from './kinds/releaseOverview.ts'
import { storyOverview } from './kinds/storyOverview.ts'
import { table } from './kinds/table.ts'
import { teasers } from './kinds/teasers.ts'
import { text } from './kinds/text.ts'
import { video } from './kinds/video.ts'
import { fillAnchorNavigations, listContents, nameSections } from './listContents.ts'
import { listLinkedPages, listLinkedProducts } from './localizeDocument.ts'

/** Every kind of block, by its type in the schema of the content service. */
const blockLoaders: { readonly [Type in BlockType]: BlockLoader<Type> } = {
  HeroBlock: hero,
  TeasersBlock: teasers,
  TextBlock: text,
  MediaBlock: media,
  VideoBlock: video,
  QuoteBlock: quote,
  FactsBlock: facts,
  ProductTeasersBlock: productTeasers,
  LinksBlock: links,
  AnchorNavigationBlock: anchorNavigation,
  AccordionBlock: accordion,
  TableBlock: table,
  ShareDataBlock: shareData,
  DividendsBlock: dividends,
  CalendarBlock: calendar,
  AnnualReportBlock: annualReport,
  DownloadsBlock: downloads,
  StoryOverviewBlock: storyOverview,
  ReleaseOverviewBlock: releaseOverview,
  LocationsBlock: locations,
  ContactsBlock: contacts,
  ProcessBlock: process,
  MeasurementBlock: measurement,
  AssemblySequenceBlock: assemblySequence,
  ConnectorsBlock: connectors,
  BeforeAfterBlock: beforeAfter,
  ProgrammeBlock: programme,
  FloorPlanBlock: floorPlan,
  RouteBlock: route,
}

type BlockPage = Pick<ContentPage, 'title' | 'url' | 'blocks'> &
  Partial<Pick<ContentPage, 'id' | 'protection' | 'contentLanguage'>>

/** Loads the blocks of a page, a story or a media release as views; addresses are localized (PAGE-01). */
export async function loadBlocks(request: RequestContext, page: BlockPage): Promise<ContentPageProps> {
  const context = await loadContext(request, page)
  const views = await Promise.all(
    page.blocks.map(async (block) => {
      const view = await loaderOf(block).toView(block, context)
      return view ? [{ id: block.id, ...view }] : []
    }),
  )
  const blocks = fillAnchorNavigations(nameSections(views.flat()))
  // An anchor navigation replaces the table of contents.
  const hasContents = !context.isHome && !blocks.some(({ kind }) => kind === 'anchorNavigation')
  return {
    title: page.title,
    contents: hasContents ? listContents(blocks) : [],
    blocks: localizeWrittenNumbers(
      insertNoBreakSpaces(await hyphenateTitles(blocks, context.language)),
      context.language,
      request.address.locale,
    ),
  }
}

/** Loads what the blocks link to, all at once. */
async function loadContext(request: RequestContext, page: BlockPage): Promise<BlockContext> {
  const { blocks, contentLanguage, protection, id = null } = page
  const documents = blocks.flatMap((block) => loaderOf(block).listDocuments?.(block) ?? [])
  const slugs = [
    ...listProductSlugs(blocks.flatMap((block) => loaderOf(block).listLinks?.(block) ?? [])),
    ...blocks.flatMap((block) => loaderOf(block).listProducts?.(block) ?? []),
    ...documents.flatMap(listLinkedProducts),
  ]
  const { locale } = request.address
  const [intl, targets, pagePaths] = await Promise.all([
    loadIntl(locale),
    loadLinkTargets(request, slugs),
    loadPagePaths(request, documents.flatMap(listLinkedPages)),
  ])
  return {
    request,
    intl,
    targets,
    pagePaths,
    isHome: page.url === '/',
    language: contentLanguage ?? locale.language,
    // Calendar files are public, so those of a protected page do not exist.
    pageId: protection?.kind === 'none' ? id : null,
    resolveLink: createLinkResolver(request, targets),
    link: (path) => buildEditorialLink(request, path),
    reportBroken: (target) => reportBrokenLink(request, target),
  }
}

/**
 * Paths of linked pages, by their ids. The content service hides protected pages; their paths are known from their access
 * rules.
 */
async function loadPagePaths(request: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<[string, string][]> => {
      const rule = request.system.accessRules.find(({ pageId }) => pageId === id)
      if (rule) return [[id, rule.path]]
      const page = await loadOptional(request, ['page-by-id', id, request.address.locale.code], () =>
        request.content.fetchPage(id, toPreference(request)),
      )
      return page ? [[id, page.url]] : []
    }),
  )
  return new Map(found.flat())
}

function loaderOf({ __typename }: ContentBlock): BlockLoader {
  return blockLoaders[__typename]
}
