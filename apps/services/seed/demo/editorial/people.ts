import type { SeedStoryCategory, SeedStoryContact } from '../../seed.types.ts'
import { text } from '../builders.ts'
import { staff, type StaffSlug } from '../staff.ts'

const site = 'kudex'

export const storyCategories: readonly SeedStoryCategory[] = [
  { id: 'category-technology', site, slug: 'technology', name: text('Technology', 'Technik', { fr: 'Technique' }) },
  { id: 'category-customers', site, slug: 'customers', name: text('Customers', 'Kunden', { fr: 'Clients' }) },
  { id: 'category-production', site, slug: 'production', name: text('Production', 'Fertigung', { fr: 'Production' }) },
  { id: 'category-people', site, slug: 'people', name: text('People', 'Menschen', { fr: 'Équipes' }) },
  {
    id: 'category-sustainability',
    site,
    slug: 'sustainability',
    name: text('Sustainability', 'Nachhaltigkeit', { fr: 'Durabilité' }),
  },
]

const contact = (slug: StaffSlug): SeedStoryContact => ({
  id: `contact-${slug}`,
  site,
  slug,
  name: staff[slug].name.join(' '),
  role: staff[slug].role,
  email: `${slug.replace('-', '.')}@kudex.example`,
  image: `portrait-${slug}`,
})

export const storyContacts: readonly SeedStoryContact[] = [
  contact('mara-lindqvist'),
  contact('beat-zumsteg'),
  contact('ines-caduff'),
  contact('tomas-havel'),
  contact('li-wenna'),
  contact('dana-whitfield'),
  contact('reto-amrein'),
  contact('nora-steiger'),
]
