import { defineMessages } from '@kudex/intl/messages'

/** Texts of the header's user menu. */
export const userMenuMessages = defineMessages({
  logIn: {
    id: 'auth.menu.logIn',
    defaultMessage: 'Log in',
    description: 'Link in the header that leads to the customer portal and its sign-in',
  },
  logOut: { id: 'auth.menu.logOut', defaultMessage: 'Log out', description: 'Last entry of the user menu' },
  loading: {
    id: 'auth.menu.loading',
    defaultMessage: 'Looking for your session',
    description: 'For screen readers, while the header loads the session',
  },
  open: {
    id: 'auth.menu.open',
    defaultMessage: '{name}, user menu',
    description: 'Name of the button that opens the user menu; name is the full name of the user',
  },
  dashboard: {
    id: 'auth.menu.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Entry of the user menu: start page of the customer portal',
  },
  account: {
    id: 'auth.menu.account',
    defaultMessage: 'Account settings',
    description: 'Entry of the user menu',
  },
  tickets: {
    id: 'auth.menu.tickets',
    defaultMessage: 'Service tickets',
    description: 'Entry of the user menu',
  },
  userAdministration: {
    id: 'auth.menu.userAdministration',
    defaultMessage: 'User administration',
    description: 'Entry of the user menu, for administrators of an organization',
  },
  direct: {
    id: 'auth.menu.direct',
    defaultMessage: 'Direct service',
    description: 'Entry of the user menu: service that looks into machines from afar',
  },
})
