import { toPicture } from '../../../media/toPicture.ts'
import type { BlockLoader } from '../../blocks.types.ts'
import { investorMessages as messages } from './investors.messages.ts'

/** The annual report and its earlier editions (INV-05). */
export const annualReport: BlockLoader<'AnnualReportBlock'> = {
  listLinks: ({ links }) => links,
  toView({ heading: title, body, picture, links }, { intl, resolveLink }) {
    const [first, ...earlier] = links.map((link, index) => {
      const { href, text } = resolveLink(link)
      return { id: `${index}`, href, text }
    })
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
