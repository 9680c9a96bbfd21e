import type { FooterProps } from '../modules/Footer/Footer.js'
import type { HeaderProps } from '../modules/Header/Header.types.js'
import type { LocaleSelectorProps } from '../modules/LocaleSelector/LocaleSelector.js'
import type { UserMenuSignedInProps } from '../modules/UserMenu/UserMenu.js'
import { machinePicture } from './machinePictures.js'

/** Site content for page stories. */
export const headerContent = {
  brand: 'kudex',
  siteName: 'Kudex',
  homeLink: { href: '#home', label: 'Kudex, home' },
  labels: { navigation: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu' },
  navigation: [
    {
      id: 'products',
      text: 'Products',
      href: '#products',
      isCurrent: true,
      flyout: {
        overview: { href: '#products', text: 'All products' },
        sections: [
          {
            id: 'cut',
            title: 'Wire preparation',
            links: [
              { href: '#cut-strip', text: 'Cut & strip', description: 'From 0.03 to 300 mm²', isCurrent: true },
              { href: '#coax', text: 'Coaxial stripping' },
              { href: '#marking', text: 'Marking' },
            ],
          },
          {
            id: 'crimp',
            title: 'Termination',
            links: [
              { href: '#bench', text: 'Bench-top crimping' },
              { href: '#crimp-to-crimp', text: 'Crimp-to-crimp', description: 'Fully automatic' },
              { href: '#twisting', text: 'Twisting' },
            ],
          },
          {
            id: 'test',
            title: 'Quality',
            links: [
              { href: '#force', text: 'Crimp force monitoring' },
              { href: '#harness-test', text: 'Harness testing' },
            ],
          },
        ],
        marketing: {
          title: 'Zeta 880 is here',
          description: 'One operator, 36 wires, no changeover. See it run at productronica.',
          picture: machinePicture('harness', 'Zeta 880 with four processing stations', 960, 540),
          link: { href: '#zeta', text: 'Meet the Zeta 880' },
        },
      },
    },
    {
      id: 'services',
      text: 'Services',
      href: '#services',
      flyout: {
        overview: { href: '#services', text: 'All services' },
        sections: [
          {
            id: 'all',
            links: [
              { href: '#training', text: 'Training' },
              { href: '#spare', text: 'Spare parts' },
              { href: '#maintenance', text: 'Maintenance' },
            ],
          },
        ],
      },
    },
    { id: 'stories', text: 'Stories', href: '#stories' },
    { id: 'company', text: 'Company', href: '#company' },
  ],
} satisfies HeaderProps

export const longHeaderContent = {
  ...headerContent,
  homeLink: { href: '#home', label: 'Kudex, Startseite' },
  labels: { navigation: 'Hauptnavigation', openMenu: 'Menü öffnen', closeMenu: 'Menü schliessen' },
  navigation: [
    { id: 'a', text: 'Kabelverarbeitungsmaschinen', href: '#a' },
    { id: 'b', text: 'Dienstleistungen', href: '#b' },
    { id: 'c', text: 'Anwendungsgeschichten', href: '#c' },
    { id: 'd', text: 'Unternehmensinformationen', href: '#d' },
    { id: 'e', text: 'Investorenbeziehungen', href: '#e' },
  ],
} satisfies HeaderProps

const english = (value: string, isCurrent = false) => ({
  value,
  text: 'English',
  lang: 'en',
  href: `#${value}`,
  isCurrent,
})
const german = (value: string) => ({ value, text: 'Deutsch', lang: 'de', href: `#${value}` })
const french = (value: string) => ({ value, text: 'Français', lang: 'fr', href: `#${value}` })
const spanish = (value: string) => ({ value, text: 'Español', lang: 'es', href: `#${value}` })

export const localeSelectorContent = {
  labels: {
    open: 'Country and language',
    title: 'Country and language',
    description: 'Products and prices differ by country.',
  },
  currentText: 'CH · EN',
  groups: [
    { id: 'all', countries: [{ countryCode: 'ALL', name: 'International', languages: [english('en'), german('de')] }] },
    {
      id: 'europe',
      title: 'Europe',
      countries: [
        { countryCode: 'AT', name: 'Austria', languages: [german('de-at'), english('en-at')] },
        { countryCode: 'FR', name: 'France', languages: [french('fr-fr'), english('en-fr')] },
        { countryCode: 'DE', name: 'Germany', languages: [german('de-de'), english('en-de')] },
        { countryCode: 'ES', name: 'Spain', languages: [spanish('es-es'), english('en-es')] },
        {
          countryCode: 'CH',
          name: 'Switzerland',
          languages: [german('de-ch'), french('fr-ch'), english('en-ch', true)],
        },
        { countryCode: 'GB', name: 'United Kingdom', languages: [english('en-gb')] },
      ],
    },
    {
      id: 'americas',
      title: 'Americas',
      countries: [
        { countryCode: 'MX', name: 'Mexico', languages: [spanish('es-mx'), english('en-mx')] },
        { countryCode: 'US', name: 'United States', languages: [english('en-us'), spanish('es-us')] },
      ],
    },
    {
      id: 'asia',
      title: 'Asia',
      countries: [
        {
          countryCode: 'CN',
          name: 'China',
          languages: [{ value: 'zh-cn', text: '中文', lang: 'zh', href: '#zh-cn' }, english('en-cn')],
        },
        {
          countryCode: 'JP',
          name: 'Japan',
          languages: [{ value: 'ja-jp', text: '日本語', lang: 'ja', href: '#ja-jp' }, english('en-jp')],
        },
      ],
    },
  ],
} satisfies LocaleSelectorProps

export const userMenuContent = {
  status: 'signed-in',
  user: { initials: 'CC', fullName: 'Carla Customer', email: 'carla.customer@acme.example' },
  entries: [
    { href: '#dashboard', text: 'Dashboard', isCurrent: true },
    { href: '#tickets', text: 'Service tickets' },
    { href: '#account', text: 'Account settings' },
  ],
  logOutLink: { href: '#logout', text: 'Log out' },
  labels: { open: 'User menu of Carla Customer' },
} satisfies UserMenuSignedInProps

export const footerContent = {
  brand: 'kudex',
  siteName: 'Kudex',
  homeLink: { href: '#home', label: 'Kudex, home' },
  contact: {
    title: 'Talk to an expert',
    text: 'Tell us what you process. We answer within 24 hours.',
    link: { href: '#contact', text: 'Contact us' },
  },
  sections: [
    {
      id: 'products',
      title: 'Products',
      links: [
        { href: '#cut-strip', text: 'Cut & strip' },
        { href: '#crimp', text: 'Crimp' },
        { href: '#harness', text: 'Harness automation' },
        { href: '#test', text: 'Test' },
      ],
    },
    {
      id: 'services',
      title: 'Services',
      links: [
        { href: '#training', text: 'Training' },
        { href: '#spare', text: 'Spare parts' },
        { href: '#support', text: 'Support request' },
      ],
    },
    {
      id: 'company',
      title: 'Company',
      links: [
        { href: '#about', text: 'About us' },
        { href: '#investors', text: 'Investors' },
        { href: '#media', text: 'Media releases' },
        { href: 'https://jobs.example', text: 'Careers', openInNewTab: true },
      ],
    },
  ],
  legal: {
    copyright: '© 2026 Kudex Group',
    links: [
      { href: '#imprint', text: 'Imprint' },
      { href: '#privacy', text: 'Privacy' },
      { href: '#terms', text: 'Terms' },
    ],
  },
  labels: { navigation: 'Footer', legal: 'Legal' },
} satisfies FooterProps
