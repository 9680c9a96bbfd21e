import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../foundations/rootProps.js'
import { Button } from '../../../components/Button/Button.js'
import { Form, type FormProps } from '../../../components/Form/Form.js'
import { Link } from '../../../components/Link/Link.js'
import type { LinkItem } from '../../link.types.js'
import * as styles from './IdentityLayout.css.js'

type IdentityLayoutProps = RootProps &
  Pick<FormProps, 'action' | 'hiddenFields' | 'errorSummary'> & {
    title: string
    lead?: string | undefined
    submitText: string
    /** Links to other pages. */
    links?: readonly LinkItem[] | undefined
    alternative?: ReactNode
    cancelLink?: LinkItem | undefined
    /** The fields. */
    children: ReactNode
  }

/** A form of the sign-in pages: heading, fields, links. */
export function IdentityLayout({ title, lead, submitText, links = [], children, ...more }: IdentityLayoutProps) {
  const { alternative, cancelLink, action, hiddenFields, errorSummary, ...rest } = more
  return (
    <div {...rootProps(rest, styles.layout)}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.ways}>
        <Form
          action={action}
          hiddenFields={hiddenFields}
          errorSummary={errorSummary}
          method="post"
          actions={
            <Button type="submit" look="signal" size="large" wide>
              {submitText}
            </Button>
          }
        >
          {children}
        </Form>
        {alternative}
      </div>
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <Link look="standalone" href={link.href} newTab={link.openInNewTab}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {cancelLink && (
        <p>
          <Link href={cancelLink.href}>{cancelLink.text}</Link>
        </p>
      )}
    </div>
  )
}
