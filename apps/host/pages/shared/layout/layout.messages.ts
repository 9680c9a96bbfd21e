import { defineMessages } from '@kudex/intl/messages'

/** Texts of the layout of every page. */
export const layoutMessages = defineMessages({
  skipToContent: {
    id: 'frame.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of every page; jumps over the header',
  },
  loading: {
    id: 'frame.loading',
    defaultMessage: 'Loading page',
    description: 'For screen readers, while the next page is being loaded',
  },
  home: {
    id: 'frame.home',
    defaultMessage: 'Home',
    description: 'Name of the link to the home page in the breadcrumbs and on error pages',
  },
  homeLabel: {
    id: 'frame.home.label',
    defaultMessage: '{site}, home page',
    description: 'Name of the logo link; site is the name of the site',
  },
  navigation: {
    id: 'frame.navigation',
    defaultMessage: 'Main navigation',
    description: 'Name of the header navigation landmark',
  },
  openMenu: {
    id: 'frame.menu.open',
    defaultMessage: 'Open menu',
    description: 'Button that opens the menu on small screens',
  },
  closeMenu: {
    id: 'frame.menu.close',
    defaultMessage: 'Close menu',
    description: 'Button that closes the menu on small screens',
  },
  overview: {
    id: 'frame.menu.overview',
    defaultMessage: 'Overview: {title}',
    description: 'First link in the flyout of a top menu entry; leads to the page of the entry itself',
  },
  breadcrumbs: {
    id: 'frame.breadcrumbs',
    defaultMessage: 'Breadcrumbs',
    description: 'Name of the breadcrumbs landmark',
  },
  onThisPage: {
    id: 'frame.onThisPage',
    defaultMessage: 'On this page',
    description: 'Title of the table of contents and name of the navigation between the sections of a page',
  },
  sideButtons: {
    id: 'frame.sideButtons',
    defaultMessage: 'Quick access',
    description: 'Name of the group of fixed buttons at the side: contact, comparison, news feed',
  },
  footerNavigation: {
    id: 'frame.footer.navigation',
    defaultMessage: 'Footer navigation',
    description: 'Name of the navigation landmark in the footer',
  },
  footerLegal: {
    id: 'frame.footer.legal',
    defaultMessage: 'Legal',
    description: 'Name of the group of legal links in the footer',
  },
  footerContact: {
    id: 'frame.footer.contact',
    defaultMessage: 'Questions about your application?',
    description: 'Title above the contact link in the footer',
  },
  copyright: {
    id: 'frame.footer.copyright',
    defaultMessage: '© {site}',
    description: 'Copyright line where the content gives none; site is the name of the site',
  },
})

/** Texts of the selector of country and language (NAV-23). */
export const localeMessages = defineMessages({
  open: {
    id: 'locale.open',
    defaultMessage: 'Country and language',
    description: 'Button that opens the locale selector',
  },
  title: {
    id: 'locale.title',
    defaultMessage: 'Choose your country and language',
    description: 'Title of the locale selector',
  },
  international: {
    id: 'locale.international',
    defaultMessage: 'International',
    description: 'Title of the group of locales without a country',
  },
  countries: { id: 'locale.countries', defaultMessage: 'Countries', description: 'Title of the group of countries' },
})

/** Texts of the language banner (LOCALE-18, LOCALE-19). */
export const bannerMessages = defineMessages({
  label: {
    id: 'banner.label',
    defaultMessage: 'Language of this page',
    description: 'Name of the language banner landmark',
  },
  text: {
    id: 'banner.text',
    defaultMessage: 'This page is not available in {language}.',
    description: 'Language banner; language is the name of the current language, in that language',
  },
})
