import type { FactsProps, FooterProps, HeaderProps, HeroProps, Picture, ProductCardItem } from '@kudex/ui'
import dabchick from './pictures/dabchick.svg'
import heron from './pictures/heron.svg'
import lake from './pictures/lake.svg'
import merganser from './pictures/merganser.svg'
import teal from './pictures/teal.svg'

const homeLink = { href: '/', label: 'Tarnwater, home' }

export const labels = { page: { skipToContent: 'Skip to the boats', loading: 'Loading' }, darkScheme: 'Night' }

export const header: HeaderProps = {
  brand: 'tarnwater',
  siteName: 'Tarnwater',
  homeLink,
  labels: { navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu' },
  navigation: [
    {
      id: 'boats',
      text: 'Boats',
      href: '#products',
      flyout: {
        overview: { href: '#products', text: 'All four boats' },
        sections: [
          {
            id: 'open',
            title: 'Open boats',
            links: [
              { href: '#dabchick', text: 'Dabchick', description: 'For two and a picnic' },
              { href: '#teal', text: 'Teal', description: 'The day boat' },
            ],
          },
          {
            id: 'cabin',
            title: 'To stay out longer',
            links: [
              { href: '#merganser', text: 'Merganser', description: 'Cabin, stove, two berths' },
              { href: '#heron', text: 'Heron', description: 'Sail first, motor second' },
            ],
          },
        ],
        marketing: {
          title: 'Heron is here',
          description: 'Our first boat with a sail: 31 square metres of quiet.',
          picture: toPicture(heron, 'Heron under sail'),
          link: { href: '#heron', text: 'Meet Heron' },
        },
      },
    },
    { id: 'yard', text: 'The yard', href: '#enquiry' },
  ],
}

export const hero: HeroProps = {
  overline: 'Wooden boats with electric drive',
  title: 'Leave the shore, not the silence',
  lead: 'Larch on oak, a motor you cannot hear, and enough charge for a day and the way home.',
  picture: { ...toPicture(lake, 'A red cabin boat on a mountain lake at dusk'), width: 1600, height: 1000 },
  links: [
    { href: '#products', text: 'See the boats' },
    { href: '#enquiry', text: 'Visit the yard' },
  ],
}

export const productTexts = {
  title: 'Four boats, no more',
  countText: 'Each built to order',
  emptyText: 'The sheds are empty.',
}

export const products: readonly ProductCardItem[] = [
  toProduct('dabchick', 'Dabchick', dabchick, 'Light enough for one person and a trolley.', '4.8 m'),
  toProduct('teal', 'Teal', teal, 'Six seats, one long afternoon.', '5.6 m'),
  toProduct('merganser', 'Merganser', merganser, 'A cabin with a stove for the months with an r.', '7.2 m'),
  toProduct('heron', 'Heron', heron, 'Gaff rig and a drive that charges while you sail.', '6.4 m'),
]

export const newProduct = { id: 'heron', text: 'New this spring' }

export const facts: FactsProps = {
  items: [
    { id: 'noise', value: '38', unit: 'dB', label: 'at cruising speed', note: 'A library has 40.' },
    { id: 'range', value: '64', unit: 'km', label: 'on one charge' },
    { id: 'year', value: '11', unit: 'boats', label: 'a year, all of them by hand' },
  ],
}

export const quote = {
  text: 'We measure a boat by what you hear in it: the bow wave, a coot, somebody pouring coffee.',
  author: 'Ida Tarn',
  role: 'Boat builder',
}

export const enquiry = {
  overline: 'The yard',
  title: 'Come and sit in one',
  lead: 'The sheds are open every Saturday. Tell us which boat, and we put it on the water for you.',
}

export const form = {
  action: 'https://forms.example/tarnwater',
  name: 'Name',
  email: 'E-mail',
  product: 'Boat',
  message: 'What would you like to do with it?',
  letter: 'Send me the letter from the yard, four times a year',
  send: 'Ask for a Saturday',
  thanks: 'Thank you. Ida writes back within two days.',
  errorTitle: 'Two things are missing',
  nameMissing: 'Tell us your name',
  emailMissing: 'Tell us where to write to',
}

export const footer: FooterProps = {
  brand: 'tarnwater',
  siteName: 'Tarnwater',
  homeLink,
  labels: { navigation: 'Footer', legal: 'Legal' },
  contact: {
    title: 'Write to Ida',
    text: 'The yard is on the north shore, behind the chapel.',
    link: { href: 'mailto:ida@tarnwater.example', text: 'ida@tarnwater.example' },
  },
  sections: [
    {
      id: 'boats',
      title: 'Boats',
      links: products.map(({ href, name }) => ({ href, text: name })),
    },
    { id: 'yard', title: 'The yard', links: [{ href: '#enquiry', text: 'Open Saturdays' }] },
  ],
  legal: { copyright: '© Tarnwater', links: [{ href: '#privacy', text: 'Privacy' }] },
}

function toProduct(id: string, name: string, address: string, description: string, figure: string): ProductCardItem {
  return { id, name, href: `#${id}`, description, figure, picture: toPicture(address, `${name}, seen from the side`) }
}

function toPicture(src: string, alt: string): Picture {
  return { src, alt, width: 800, height: 600, sources: [] }
}
