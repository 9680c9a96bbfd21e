import { defineMessages } from '@kudex/intl/messages'

/** Texts of a portal page for visitors who are not signed in. */
export const signInMessages = defineMessages({
  title: {
    id: 'auth.signIn.title',
    defaultMessage: 'Your customer portal',
    description: 'Heading of a portal page for a visitor who is not signed in',
  },
  text: {
    id: 'auth.signIn.text',
    defaultMessage: 'Log in to see your machines, service tickets and applications.',
    description: 'Text below the heading of the portal page for visitors who are not signed in',
  },
  benefitTickets: {
    id: 'auth.signIn.benefit.tickets',
    defaultMessage: 'Create service tickets and follow them',
    description: 'What signing in opens; one of three short lines',
  },
  benefitMachines: {
    id: 'auth.signIn.benefit.machines',
    defaultMessage: 'See all machines of your company',
    description: 'What signing in opens; one of three short lines',
  },
  benefitApps: {
    id: 'auth.signIn.benefit.applications',
    defaultMessage: 'Use wire-processing applications',
    description: 'What signing in opens; one of three short lines',
  },
  logIn: {
    id: 'auth.signIn.logIn',
    defaultMessage: 'Log in',
    description: 'Button that starts signing in',
  },
  loading: {
    id: 'auth.signIn.loading',
    defaultMessage: 'Signing you in …',
    description: 'Shown while the portal finds out whether the visitor is signed in',
  },
  insecure: {
    id: 'auth.signIn.insecure',
    defaultMessage: 'Signing in needs a secure connection. Please open this page with https.',
    description: 'Notice on portal pages that were opened with plain http',
  },
  noCookie: {
    id: 'auth.signIn.noCookie',
    defaultMessage: 'You are logged in, but your browser does not keep our cookie. Please allow cookies for this site.',
    description: 'Shown when the host still knows no session after signing in',
  },
})
