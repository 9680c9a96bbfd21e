import { readQuery } from '../../../../../request/readQuery.ts'
import { toPicture } from '../../../media/toPicture.ts'
import type { BlockLoader } from '../../blocks.types.ts'
import { loadContentTexts } from '../loadContentTexts.ts'
import { investorMessages as messages } from './investors.messages.ts'

/** The annual report in the language of the content, else the first one, and its other editions (INV-05, INV-06). */
export const annualReport: BlockLoader<'AnnualReportBlock'> = {
  listLinks: ({ links }) => links,
  async toView({ heading: title, body, picture, links }, context) {
    const { intl } = await loadContentTexts(context)
    const editions = links.map((link, index) => {
      const { href, text } = context.resolveLink(link)
      return { id: `${index}`, href, text }
    })
    const first = editions.find(({ href }) => readFileLanguage(href) === context.language) ?? editions[0]
    const earlier = editions.filter((edition) => edition !== first)
    return {
      kind: 'annualReport',
      props: {
        title,
        text: body ?? undefined,
        cover: toPicture(picture, ['inline', 'classification-480'], '(min-width: 64em) 18rem, 60vw'),
        download: { href: first?.href ?? '', text: first?.text ?? title },
        earlier: earlier.length > 0 ? { title: intl.formatMessage(messages.editions), items: earlier } : undefined,
      },
    }
  },
}

/** Language of the file that a link leads to, English without `?l=` (ROUTE-43); null for other links. */
function readFileLanguage(href: string): string | null {
  return /^(?:hard:)?\/file\//i.test(href) ? (readQuery(href).get('l') ?? 'en') : null
}
