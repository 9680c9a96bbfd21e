import type { Seed } from '../seed.types.ts'
import { countries, languages } from '../base/countries.ts'
import { addDocuments } from '../documents/productDocuments.ts'
import { text } from './builders.ts'
import { classifications } from './classifications/index.ts'
import { contacts } from './contacts/index.ts'
import { contactPages } from './pages/kudexContacts.ts'
import { editorial } from './editorial/index.ts'
import { files } from './files.ts'
import { addFilms, filmFiles } from './films.ts'
import { downloadPages } from './pages/kudexDownloads.ts'
import { investorPages } from './pages/kudexInvestors.ts'
import { kudexPages } from './pages/kudex.ts'
import { homePages } from './pages/kudexHome.ts'
import { strivonaPages } from './pages/strivona.ts'
import { pictures } from './pictures.ts'
import { brands, products } from './products/index.ts'
import { services } from './services/index.ts'
import { formPages } from './pages/kudexForms.ts'
import { protectedPages } from './pages/kudexProtected.ts'
import { footers, navigations, sites } from './sites.ts'
import { otherSites } from './sites/index.ts'
import { addPageTranslations } from './translations/pageTranslations.ts'
import { translateSeed } from './translations/translateSeed.ts'
import { ticketing } from './ticketing/index.ts'

const catalogue = addDocuments(addFilms(products))

/** The demo: a fictional group of makers of wire-processing machines, with its sites and catalogue. */
export const demo: Seed = addPageTranslations(
  translateSeed({
    name: 'demo',
    languages,
    countries,
    pictures,
    sites: [...sites, ...otherSites.map(({ site }) => site)],
    navigations: [...navigations, ...otherSites.map(({ navigation }) => navigation)],
    footers: [...footers, ...otherSites.map(({ footer }) => footer)],
    pages: [
      ...homePages,
      ...kudexPages,
      ...formPages,
      ...contactPages,
      ...investorPages,
      ...downloadPages,
      ...protectedPages,
      ...strivonaPages,
      ...otherSites.flatMap(({ pages }) => pages),
    ],
    redirects: [
      {
        id: 'redirect-machines',
        site: 'kudex',
        previousUrl: '/machines',
        target: { text: text('Products', 'Produkte'), path: '/products' },
      },
      {
        id: 'redirect-company',
        site: 'kudex',
        previousUrl: '/company',
        target: { text: text('Who we are', 'Wer wir sind'), page: 'kudex-about' },
      },
    ],
    routeRules: [
      { id: 'rule-shop', site: 'kudex', pattern: '/shop/*', redirect: 'https://shop.kudex.example/', external: true },
    ],
    classifications,
    brands,
    products: catalogue.products,
    services,
    files: [...catalogue.files, ...files, ...filmFiles],
    editorial,
    contacts,
    ticketing,
  }),
)
