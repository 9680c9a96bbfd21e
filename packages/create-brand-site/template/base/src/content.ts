import type { FactsProps, FooterProps, HeaderProps, HeroProps, Picture, ProductCardItem } from '@kudex/ui'
import first from './pictures/first.svg'
import fourth from './pictures/fourth.svg'
import heroPicture from './pictures/hero.svg'
import second from './pictures/second.svg'
import third from './pictures/third.svg'

const homeLink = { href: '/', label: '__NAME__, home' }

export const labels = {
  page: { skipToContent: 'Skip to the content', loading: 'Loading' },
  darkScheme: 'Dark',
}

export const header: HeaderProps = {
  brand: '__BRAND__',
  siteName: '__NAME__',
  homeLink,
  labels: { navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu' },
  navigation: [
    {
      id: 'products',
      text: 'Products',
      href: '#products',
      flyout: {
        overview: { href: '#products', text: 'All products' },
        sections: [
          {
            id: 'range',
            title: 'The range',
            links: [
              { href: '#first', text: 'First product', description: 'For a quick start' },
              { href: '#second', text: 'Second product', description: 'For every day' },
              { href: '#third', text: 'Third product', description: 'For large orders' },
              { href: '#fourth', text: 'Fourth product', description: 'For special cases' },
            ],
          },
        ],
      },
    },
    { id: 'contact', text: 'Contact', href: '#enquiry' },
  ],
}

export const hero: HeroProps = {
  overline: '__NAME__',
  title: 'Say in one line what you do better',
  lead: 'One sentence for the reader who stays: what you make, for whom, and what changes with it.',
  picture: { ...toPicture(heroPicture, ''), width: 1600, height: 1000 },
  links: [
    { href: '#products', text: 'See the products' },
    { href: '#enquiry', text: 'Ask a question' },
  ],
}

export const productTexts = {
  title: 'Four products',
  countText: 'Replace them in src/content.ts',
  emptyText: 'There are no products.',
}

export const products: readonly ProductCardItem[] = [
  toProduct('first', 'First product', first, 'What it is for, in one sentence.', '4.8 kg'),
  toProduct('second', 'Second product', second, 'Who uses it, and where.', '5.6 kg'),
  toProduct('third', 'Third product', third, 'What it does that the others do not.', '7.2 kg'),
  toProduct('fourth', 'Fourth product', fourth, 'When to choose it instead.', '6.4 kg'),
]

export const newProduct = { id: 'third', text: 'New' }

export const facts: FactsProps = {
  items: [
    { id: 'delivery', value: '48', unit: 'h', label: 'from order to dispatch' },
    { id: 'range', value: '4', unit: 'products', label: 'nothing that you do not need' },
    { id: 'service', value: '10', unit: 'years', label: 'with spare parts' },
  ],
}

export const quote = {
  text: 'A sentence of a customer says more than three of ours.',
  author: 'Name of the customer',
  role: 'Function, company',
}

export const enquiry = {
  overline: 'Contact',
  title: 'Ask us',
  lead: 'We answer within two working days.',
}

export const form = {
  /** Receives the posted form. An address of forms.example is a placeholder: enter the one of your form service. */
  action: '__ACTION__',
  name: 'Name',
  email: 'E-mail',
  product: 'Product',
  message: 'Your question',
  letter: 'Send me news, four times a year',
  send: 'Send the question',
  thanks: 'Thank you. We answer within two working days.',
  errorTitle: 'Please complete the form',
  nameMissing: 'Enter your name',
  emailMissing: 'Enter your e-mail address',
}

export const footer: FooterProps = {
  brand: '__BRAND__',
  siteName: '__NAME__',
  homeLink,
  labels: { navigation: 'Footer', legal: 'Legal' },
  contact: {
    title: 'Write to us',
    text: 'We answer within two working days.',
    link: { href: 'mailto:hello@__BRAND__.example', text: 'hello@__BRAND__.example' },
  },
  sections: [
    { id: 'products', title: 'Products', links: products.map(({ href, name }) => ({ href, text: name })) },
    { id: 'company', title: '__NAME__', links: [{ href: '#enquiry', text: 'Contact' }] },
  ],
  legal: { copyright: '© __NAME__', links: [{ href: '#privacy', text: 'Privacy' }] },
}

function toProduct(id: string, name: string, address: string, description: string, figure: string): ProductCardItem {
  return { id, name, href: `#${id}`, description, figure, picture: toPicture(address, name) }
}

function toPicture(src: string, alt: string): Picture {
  return { src, alt, width: 800, height: 600, sources: [] }
}
