import type { SeedStoryCategory, SeedStoryContact, Text } from '../../seed.types.ts'
import { text } from '../builders.ts'

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

const contact = (slug: string, name: string, role: Text): SeedStoryContact => ({
  id: `contact-${slug}`,
  site,
  slug,
  name,
  role,
  email: `${slug.replace('-', '.')}@kudex.example`,
  image: `portrait-${slug}`,
})

export const storyContacts: readonly SeedStoryContact[] = [
  contact('mara-lindqvist', 'Mara Lindqvist', text('Head of development', 'Leiterin Entwicklung')),
  contact('beat-zumsteg', 'Beat Zumsteg', text('Product manager, crimping', 'Produktmanager Crimpen')),
  contact('ines-caduff', 'Ines Caduff', text('Application laboratory', 'Anwendungslabor')),
  contact('tomas-havel', 'Tomáš Havel', text('Service Europe', 'Service Europa')),
  contact('li-wenna', 'Li Wenna', text('Customer projects Asia', 'Kundenprojekte Asien')),
  contact('dana-whitfield', 'Dana Whitfield', text('Customer projects Americas', 'Kundenprojekte Amerika')),
  contact('reto-amrein', 'Reto Amrein', text('Production and logistics', 'Produktion und Logistik')),
  contact('nora-steiger', 'Nora Steiger', text('Communication', 'Kommunikation')),
]
