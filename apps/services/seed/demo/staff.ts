import { text } from './builders.ts'

/** People who appear in several places, each with one role: story contacts, contact persons, and people who are quoted. */
export const staff = {
  'mara-lindqvist': {
    name: ['Mara', 'Lindqvist'],
    role: text('Head of technology', 'Leiterin Technik', { fr: 'Directrice technique' }),
  },
  'beat-zumsteg': { name: ['Beat', 'Zumsteg'], role: text('Product manager, crimping', 'Produktmanager Crimpen') },
  'ines-caduff': {
    name: ['Ines', 'Caduff'],
    role: text('Application laboratory', 'Anwendungslabor', { fr: 'Laboratoire d’application' }),
  },
  'tomas-havel': {
    name: ['Tomáš', 'Havel'],
    role: text('Service, central Europe', 'Service Mitteleuropa', { fr: 'Service après-vente, Europe centrale' }),
  },
  'li-wenna': {
    name: ['Wenna', 'Li'],
    role: text('Sales and customer projects, China', 'Verkauf und Kundenprojekte China'),
  },
  'dana-whitfield': {
    name: ['Dana', 'Whitfield'],
    role: text('Sales and customer projects, North America', 'Verkauf und Kundenprojekte Nordamerika'),
  },
  'reto-amrein': { name: ['Reto', 'Amrein'], role: text('Production and logistics', 'Produktion und Logistik') },
  'nora-steiger': { name: ['Nora', 'Steiger'], role: text('Investors and media', 'Investoren und Medien') },
} as const satisfies Record<string, { name: readonly [given: string, family: string]; role: ReturnType<typeof text> }>

export type StaffSlug = keyof typeof staff
