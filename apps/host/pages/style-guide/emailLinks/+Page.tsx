import { Fragment } from 'react'
import { withLayout } from '../../frame/pageLayout.ts'

/** The links of the mails that the system sends, without any layout; it says where they are shown (ROUTE-47). */
export const Page = withLayout(Fragment, () => (
  <main>
    <h1>E-mail links</h1>
    <p>
      No e-mail is sent from here. The sales service shows each mail in every language before it is sent: ask it for
      mailTemplates and mailPreview.
    </p>
  </main>
))
