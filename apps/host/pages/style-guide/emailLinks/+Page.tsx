import { Fragment } from 'react'
import { withLayout } from '../../frame/pageLayout.ts'

/** The links of the mails that the system sends, without any layout; there is no mail, and it says so (ROUTE-47). */
export const Page = withLayout(Fragment, () => (
  <main>
    <h1>E-mail links</h1>
    <p>No e-mail is sent, so there are no links to show.</p>
  </main>
))
