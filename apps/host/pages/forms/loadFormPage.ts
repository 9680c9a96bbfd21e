import { ServiceError } from '@kudex/api/transport'
import { formPaths, requiresFormForDownloads } from '@kudex/domain/forms'
import { internationalCountryCode } from '@kudex/domain/locales'
import {
  readFormNotice,
  readPostedNotice,
  readSentReferences,
  uploadPath,
  type FormNotice,
} from '../../request/formState.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import type { ContentPageProps } from '../shared/blocks/blocks.types.ts'
import { listContents } from '../shared/blocks/listContents.ts'
import { loadContentPage } from '../content/loadContentPage.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import { loadOptional } from '../../request/loadOptional.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { toForeignLanguage } from '../shared/locale/toForeignLanguage.ts'
import { toPreference } from '../shared/locale/toPreference.ts'
import { listCountries } from '../shared/locale/listCountries.ts'
import { formatText } from '../shared/locale/formatText.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { abortWithNotFound } from '../shared/data/abortWithNotFound.ts'
import { formsMessages as messages } from './forms.messages.ts'
import type { FormPageProps, SentFormProps } from './forms.types.ts'

/** Data of a form's page: the content page at its path, with the form (FORM-03, FORM-13…17, STORY-09…11). */
export async function loadFormPage(request: RequestContext): Promise<PageData<FormPageProps>> {
  const { address, fullPath, form, sentFiles } = request
  const name = formPaths.get(address.path)
  if (name === undefined && address.path !== uploadPath) abortWithNotFound('route')
  const query = new URL(fullPath, 'http://form.invalid').searchParams
  const notice = form ? readPostedNotice(form) : readFormNotice(query)
  // A page rendered after a POST has no query: the form fields name the story.
  const story = readSlug(form ? form.values['story'] : query.get('story'))
  const page = await loadSurroundingPage(request, {
    notice: name === 'subscription' ? notice : null,
    keptQuery: name === 'feedback' && story !== '' ? `?story=${story}` : '',
  })
  const { locale, canonicalPath } = address
  if (name === undefined) {
    const upload = { action: canonicalPath, sent: sentFiles ?? null, references: readSentReferences(query) }
    return { ...page, props: { content: page.props, form: null, upload } }
  }
  const hasCountry = name === 'support' || name === 'inquiry' || name === 'feedback'
  const isGuarding = requiresFormForDownloads(address.path)
  const papers = isGuarding ? listPapers(page.props) : []
  const subject = papers[0]?.slug ?? story
  return {
    ...page,
    props: {
      content: isGuarding ? leaveOutPapers(page.props) : page.props,
      form: {
        name,
        action: canonicalPath,
        countries: hasCountry ? listCountries(locale.language) : [],
        country: locale.country === internationalCountryCode ? '' : locale.country,
        subject,
        story: name === 'feedback' && subject !== '' ? await loadStoryLink(request, subject) : null,
        papers,
        state: form ?? null,
        notice,
      },
      upload: null,
    },
  }
}

/**
 * The content page around a form. Pages behind links of emails work without one, so that subscriptions can be ended
 * even if the page is missing or the content service fails (STORY-09).
 */
async function loadSurroundingPage(
  request: RequestContext,
  { notice, keptQuery }: { readonly notice: FormNotice | null; readonly keptQuery: string },
): Promise<PageData<ContentPageProps>> {
  if (notice === null || notice.kind === 'sent') return loadContentPage(request, keptQuery)
  const title = await formatText(request, messages.subscriptionTitle)
  return createPageData(request, {
    title,
    breadcrumbs: [{ title, url: null }],
    isIndexed: false,
    props: { title, contents: [], blocks: [] },
  })
}

/** The story that feedback is about. The form also works while the story cannot be loaded. */
async function loadStoryLink(request: RequestContext, slug: string): Promise<SentFormProps['story']> {
  const { site, locale } = request.address
  const fetchStory = () => request.content.fetchStory(site.id, slug, toPreference(request))
  const story = await loadOptional(request, ['story', site.id, locale.code, slug], fetchStory).catch((error) => {
    if (!(error instanceof ServiceError)) throw error
    console.error('The story of a feedback form could not be loaded:', error.message)
    return null
  })
  return (
    story && {
      href: buildPageLink(request, `/stories/${story.slug}`),
      text: story.title,
      lang: toForeignLanguage(story.contentLanguage, locale.language),
    }
  )
}

/** The files that the form unlocks: those that editors list on its page (FORM-18). */
function listPapers({ blocks }: ContentPageProps): SentFormProps['papers'] {
  const groups = blocks.flatMap((block) => (block.kind === 'downloads' ? block.props.groups : []))
  return groups.flatMap(({ items }) => items.map(({ id, name, href }) => ({ slug: id, name, href })))
}

function leaveOutPapers(content: ContentPageProps): ContentPageProps {
  const blocks = content.blocks.filter(({ kind }) => kind !== 'downloads')
  return { ...content, blocks, contents: listContents(blocks) }
}

function readSlug(given: unknown): string {
  return typeof given === 'string' ? (/^[a-z0-9][a-z0-9-]{0,98}$/.exec(given)?.[0] ?? '') : ''
}
