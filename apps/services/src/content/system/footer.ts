import { eq } from 'drizzle-orm'
import { findLanguage, localize, localizeOptional } from '../../localization/localize.ts'
import { builder } from '../builder.ts'
import { Link } from '../links.ts'
import { footers } from '../tables.ts'

type FooterRow = typeof footers.$inferSelect

const FooterSection = builder.objectRef<FooterRow['sections'][number]>('FooterSection').implement({
  fields: (t) => ({
    title: t.string({ resolve: ({ title }, _args, { wanted }) => localize(title, wanted) }),
    titleLanguage: t.string({
      nullable: true,
      description: 'The language of the title; null if it is the same in all languages.',
      resolve: ({ title }, _args, { wanted }) => findLanguage(title, wanted),
    }),
    links: t.field({
      type: [Link],
      resolve: ({ links }, _args, { wanted }) => links.map((link) => ({ link, wanted })),
    }),
  }),
})

/** Footers (NAV-11). */
const Footer = builder.objectRef<FooterRow>('Footer').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    theme: t.exposeString('theme'),
    contactTitle: t.string({
      nullable: true,
      description: 'Stands above the contact link.',
      resolve: ({ contactTitle }, _args, { wanted }) => localizeOptional(contactTitle, wanted),
    }),
    contactTitleLanguage: t.string({
      nullable: true,
      description: 'The language of the contact title; null if it is the same in all languages.',
      resolve: ({ contactTitle }, _args, { wanted }) => contactTitle && findLanguage(contactTitle, wanted),
    }),
    contactLink: t.field({
      type: Link,
      nullable: true,
      resolve: ({ contactLink }, _args, { wanted }) => contactLink && { link: contactLink, wanted },
    }),
    sections: t.field({ type: [FooterSection], resolve: ({ sections }) => sections }),
    legalLinks: t.field({
      type: [Link],
      resolve: ({ legalLinks }, _args, { wanted }) => legalLinks.map((link) => ({ link, wanted })),
    }),
    legalText: t.string({
      nullable: true,
      resolve: ({ legalText }, _args, { wanted }) => localizeOptional(legalText, wanted),
    }),
    legalTextLanguage: t.string({
      nullable: true,
      description: 'The language of the legal text; null if it is the same in all languages.',
      resolve: ({ legalText }, _args, { wanted }) => legalText && findLanguage(legalText, wanted),
    }),
  }),
})

builder.queryField('footer', (t) =>
  t.field({
    type: Footer,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, { queries }) => {
      const rows = await queries.select().from(footers).where(eq(footers.id, id))
      return rows[0] ?? null
    },
  }),
)
