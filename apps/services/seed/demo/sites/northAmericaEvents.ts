import { eventDates, route, routeInUnitedStates, wireWorksProgramme } from './northAmericaProgramme.ts'
import { domainsOf, figure, pagesOf, type SiteContent } from '../builders.ts'

const page = pagesOf('north-america-events', ['en'])

/** Open houses and workshops in the United States, Canada and Mexico: no German. */
export const northAmericaEvents: SiteContent = {
  site: {
    id: 'north-america-events',
    name: 'North America Events',
    slug: 'north-america-events',
    brand: 'north-america-events',
    domains: domainsOf('north-america-events'),
    features: [],
    headerNavigation: 'north-america-events-header',
    footer: 'north-america-events-footer',
    removedLanguages: ['de'],
  },
  navigation: {
    id: 'north-america-events-header',
    items: [
      { id: 'nav-na-open-house', title: 'Wire Works 2027', page: 'north-america-events-wire-works' },
      { id: 'nav-na-workshops', title: 'Workshops', page: 'north-america-events-workshops' },
      {
        id: 'nav-na-travel',
        title: 'Getting there',
        page: 'north-america-events-getting-there',
        countries: ['US', 'MX', 'GB'],
      },
    ],
  },
  footer: {
    id: 'north-america-events-footer',
    theme: 'Dark',
    contactTitle: 'Six seats. One is yours.',
    contactLink: { text: 'Save a seat', page: 'north-america-events-workshops' },
    sections: [
      {
        title: 'Events',
        links: [
          { text: 'Wire Works 2027', page: 'north-america-events-wire-works' },
          { text: 'Workshops', page: 'north-america-events-workshops' },
        ],
      },
      {
        title: 'Kudex',
        links: [
          { text: 'Machines', path: 'hard:/{locale}/products' },
          { text: 'Services', path: 'hard:/{locale}/services' },
        ],
      },
    ],
    legalLinks: [{ text: 'Imprint', path: 'hard:/{locale}/imprint' }],
    legalText: '© 2026 Kudex Group. Invented, like everything here.',
  },
  pages: [
    page(
      'home',
      'Kudex events in North America',
      'Open houses and workshops from Ohio to Querétaro.',
      [
        {
          kind: 'hero',
          overline: 'Events 2027',
          title: 'Bring your own wire',
          lead: 'Two open houses, nine workshops, every machine under power. You bring the cable that gives you trouble.',
          links: [
            { text: 'Wire Works 2027', page: 'north-america-events-wire-works' },
            { text: 'All workshops', page: 'north-america-events-workshops' },
          ],
        },
        route,
        {
          kind: 'media',
          image: 'events-cables',
          caption: 'Brought by visitors: a cable of six layers, one of AWG 4/0, and one of 0.05 mm².',
          preset: 'stretched',
        },
        wireWorksProgramme,
        {
          kind: 'media',
          image: 'events-hall',
          caption: 'Columbus, Ohio, four minutes to eight: 22 machines under power, the doors still closed.',
          preset: 'stretched',
        },
      ],
      { pageType: 'Home', image: 'events-cables' },
    ),
    page(
      'home',
      'Kudex events in the United States',
      'Open house in Ohio, workshops in five states.',
      [
        {
          kind: 'hero',
          overline: 'Columbus, Ohio · April 13–14, 2027',
          title: 'Doors open at eight',
          lead: 'Parking is free, the coffee is good, and 22 machines wait for your wire.',
          links: [
            { text: 'Wire Works 2027', page: 'north-america-events-wire-works' },
            { text: 'Getting there', page: 'north-america-events-getting-there' },
          ],
        },
        routeInUnitedStates,
        {
          kind: 'media',
          image: 'events-hall',
          caption: 'Columbus, Ohio, four minutes to eight: 22 machines under power, the doors still closed.',
          preset: 'stretched',
        },
        wireWorksProgramme,
      ],
      { id: 'north-america-events-home-us', pageType: 'Home', countries: ['US'], image: 'events-hall' },
    ),
    page('wire-works', 'Wire Works 2027', 'Two days with every machine under power.', [
      {
        kind: 'hero',
        overline: 'April 13–14, 2027 · Columbus, Ohio',
        title: 'The whole line, switched on',
        lead: 'Walk along it, stop it, change it over yourself. Our technicians stand beside you, not in front.',
        image: 'detail-crimp',
      },
      wireWorksProgramme,
      {
        kind: 'facts',
        facts: [
          figure('22', 'machines under power'),
          figure('14', 'technicians beside them'),
          figure('0', 'slides before noon'),
        ],
      },
      {
        kind: 'quote',
        text: 'I came with a cable nobody could strip. I left with the blade that does it.',
        person: 'Carol Haines',
        role: 'Manufacturing engineer, Example Avionics Inc.',
      },
      {
        kind: 'media',
        image: 'scene-lab',
        caption: 'The crimp clinic: a micrograph of your own crimp in five minutes.',
        preset: 'stretched',
      },
    ]),
    page('workshops', 'Workshops', 'Six people, one machine, one problem solved.', [
      {
        kind: 'hero',
        overline: 'Workshops 2027',
        title: 'Six seats, one machine',
        lead: 'You leave with the problem solved or with the reason why it cannot be.',
        image: 'scene-service',
      },
      eventDates,
      {
        kind: 'facts',
        facts: [
          figure('6', 'seats in every workshop'),
          figure('1', 'machine, yours for the day'),
          figure('4', 'hours of theory, at most'),
        ],
      },
    ]),
    page(
      'getting-there',
      'Getting there',
      'Airport, hotels, parking.',
      [
        {
          kind: 'hero',
          overline: 'Columbus, Ohio',
          title: 'Twenty-five minutes west',
          lead: 'Out of the terminal, onto the freeway, second exit, the building with the long window.',
          image: 'detail-route',
        },
        {
          kind: 'text',
          text: 'Our demonstration center stands 25 minutes west of the airport. Hotels nearby keep rooms for visitors until three weeks before the event.',
        },
        {
          kind: 'facts',
          facts: [
            figure('25', 'from the airport', 'min'),
            figure('180', 'parking spaces, free'),
            figure('3', 'hotels within walking distance'),
          ],
        },
      ],
      { countries: ['US', 'MX', 'GB'] },
    ),
  ],
}
