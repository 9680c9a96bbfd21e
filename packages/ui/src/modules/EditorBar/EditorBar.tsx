'use client'

import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Badge } from '../../components/Badge/Badge.js'
import { Button } from '../../components/Button/Button.js'
import { Link } from '../../components/Link/Link.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { HiddenFields } from '../shared/forms/HiddenFields.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './EditorBar.css.js'

/** Editor information about a page (EDITOR-03, EDITOR-07, EDITOR-10). */
export interface EditorBarProps extends RootProps {
  /** Accessible name of the bar: “Editor area”. */
  readonly label: string
  /** Title of the current page. */
  readonly pageTitle: string
  /** “Hidden in the navigation”, “Not published yet”. */
  readonly notes?: readonly string[] | undefined
  /** Current stage, and links to both stages; omitted if there is only a draft, and for people who are no editors. */
  readonly stage?: EditorBarStages | undefined
  /** Links to navigation, translation and public page. */
  readonly links: readonly LinkItem[]
  /** A form action, so it works without script; omitted for people who are no editors. */
  readonly logout?:
    | {
        readonly action: string
        readonly text: string
        readonly hiddenFields?: Readonly<Record<string, string>> | undefined
        readonly onLogout?: (() => void) | undefined
      }
    | undefined
}

interface EditorBarStages {
  readonly label: string
  readonly current: PageStage
  readonly links: Readonly<Record<PageStage, LinkItem>>
}

/** Published version or draft. */
export type PageStage = 'published' | 'draft'

/** The current page, its stage, and the editor's links. */
export function EditorBar({ label, pageTitle, notes = [], stage, links, logout, ...rest }: EditorBarProps) {
  return (
    <section aria-label={label} {...rootProps(rest, styles.bar)}>
      <div className={styles.page}>
        <p className={styles.title}>{pageTitle}</p>
        {notes.map((note) => (
          <Badge key={note}>{note}</Badge>
        ))}
      </div>
      {stage && <Stages {...stage} />}
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <Link look="quiet" href={link.href} newTab={link.openInNewTab}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {logout && (
        <form
          method="post"
          action={logout.action}
          className={styles.logout}
          onSubmit={(event) => {
            if (!logout.onLogout) return
            event.preventDefault()
            logout.onLogout()
          }}
        >
          <HiddenFields fields={logout.hiddenFields} />
          <Button type="submit" look="outline" size="small">
            {logout.text}
          </Button>
        </form>
      )}
    </section>
  )
}

const stages: readonly PageStage[] = ['published', 'draft']

/** Links, because each stage has its own URL. */
function Stages({ label, current, links }: EditorBarStages) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <Anchor href={links[stage].href} aria-current={stage === current || undefined} className={styles.stage}>
              {links[stage].text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
