import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { IconClock, IconPhone } from '../../components/Icon/icons.js'
import { IconMail } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Panel } from '../../components/Panel/Panel.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { Portrait } from '../shared/people/Portrait.js'
import type { Picture } from '../../components/Picture/Picture.js'
import type { LinkItem } from '../link.types.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './ContactPanel.css.js'

/** Talk to an expert (CONTACT-01, CONTACT-02). */
export interface ContactPanelProps extends RootProps {
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Response time: “We reply within 24 hours.” */
  readonly promiseText: string
  /** Contact person. */
  readonly person?:
    | {
        readonly name: string
        readonly role?: string | undefined
        readonly picture?: Picture | undefined
        /** Initials, shown without a picture; the name is separate text. */
        readonly initials?: string | undefined
      }
    | undefined
  /** `tel:` link and display text. */
  readonly phone?: { readonly href: string; readonly text: string } | undefined
  /** `mailto:` link and display text. */
  readonly email?: { readonly href: string; readonly text: string } | undefined
  /** Shows a skeleton while the person loads. */
  readonly isLoading?: boolean | undefined
  /** Links to write, and to contacts of other countries. */
  readonly links?: readonly LinkItem[] | undefined
  /** Contact form, if available. */
  readonly children?: ReactNode
}

/** Contact person, contact options and response time. */
export function ContactPanel(props: ContactPanelProps) {
  const { promiseText, person, phone, email, isLoading = false, links = [], children, ...panel } = props
  return (
    <Panel {...panel}>
      <div className={styles.body}>
        {isLoading && !person && (
          <div className={styles.person}>
            <Portrait picture={undefined} initials={undefined} className={styles.face} />
            <Skeleton lines={2} className={styles.waiting} />
          </div>
        )}
        {person && (
          <div className={styles.person}>
            <Portrait picture={person.picture} initials={person.initials} className={styles.face} />
            <div>
              <p className={listStyles.title}>{person.name}</p>
              {person.role && <p className={listStyles.meta}>{person.role}</p>}
            </div>
          </div>
        )}
        <p className={styles.promise}>
          <IconClock />
          {promiseText}
        </p>
        {(phone || email) && (
          <ul role="list" className={listStyles.list}>
            {[
              { way: phone, Icon: IconPhone },
              { way: email, Icon: IconMail },
            ].map(
              ({ way, Icon }) =>
                way && (
                  <li key={way.href} className={styles.way}>
                    <Icon className={styles.icon} />
                    <Link look="quiet" href={way.href} className={listStyles.wholeLink}>
                      {way.text}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        )}
        {children}
        {links.length > 0 && (
          <ul role="list" className={styles.links}>
            {links.map(({ href, text, lang, openInNewTab }) => (
              <li key={href}>
                <Link look="standalone" href={href} lang={lang} newTab={openInNewTab}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
