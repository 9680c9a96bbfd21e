import { isLanguageCode } from '@kudex/domain/locales'
import { builder } from './builder.ts'
import { mailTemplates, previewMail, type RenderedMail } from '../mail/renderMail.ts'

const MailPreview = builder.objectRef<RenderedMail>('MailPreview').implement({
  fields: (t) => ({
    subject: t.exposeString('subject'),
    html: t.exposeString('html'),
    text: t.exposeString('text'),
  }),
})

builder.queryFields((t) => ({
  mailTemplates: t.stringList({ resolve: () => [...mailTemplates] }),
  mailPreview: t.field({
    description: 'A mail as it would be sent, with example content (ROUTE-47).',
    type: MailPreview,
    nullable: true,
    args: { template: t.arg.string(), language: t.arg.string() },
    resolve: (_root, { template, language }) => {
      const known = mailTemplates.find((name) => name === template)
      return known && isLanguageCode(language) ? previewMail(known, language) : null
    },
  }),
}))
