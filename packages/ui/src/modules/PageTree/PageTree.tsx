import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { IconDocument, IconEyeOff } from '../../components/Icon/icons.js'
import { IconChevronRight } from '../../components/Icon/layoutIcons.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import * as styles from './PageTree.css.js'

/** Tree of all pages of a site for editors, including hidden ones (EDITOR-07, EDITOR-08, EDITOR-10). */
export interface PageTreeProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Heading level; 1 (the page's `<h1>`) if the tree is the whole page. */
  readonly headingLevel?: 1 | 2 | undefined
  /** One or two sentences below the heading, for example how many pages there are. */
  readonly lead?: string | undefined
  /** Accessible name of the navigation, different from the title: “Pages of the site”. */
  readonly label: string
  /** Root entries in site order, in one language and stage. */
  readonly entries: readonly PageTreeEntry[]
  /** Id of the current entry; its ancestors are expanded. */
  readonly currentId?: string | undefined
  /** Number of levels that are expanded initially. */
  readonly levelsShown?: number | undefined
  /** Badge of entries that menus omit: “Hidden”. */
  readonly hiddenText: string
  /** Returns the accessible name of an entry's toggle: “Pages below Products”. */
  readonly toFoldLabel: (entryText: string) => string
  /** Below the heading, for example links and a form that signs out. */
  readonly action?: ReactNode
  /** A `FilterBar` above the tree. */
  readonly filters?: ReactNode
  /** Below the tree, for example a link to further pages. */
  readonly pagination?: ReactNode
  /** Problem with the whole tree: “The site has no home page”. The tree is still shown. */
  readonly notice?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** A page, or a heading without a page, with its children. */
export interface PageTreeEntry {
  readonly id: string
  readonly text: string
  /** Language of the text if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  /** URL of the page; missing for headings. */
  readonly href?: string | undefined
  /** Path as in the browser: “/products/crimp”. */
  readonly address?: string | undefined
  /** Menus omit the page. */
  readonly isHidden?: boolean | undefined
  /** Editorial state: “Draft”, “Changed”. Missing if published and unchanged. */
  readonly status?: RecordStatus | undefined
  readonly entries?: readonly PageTreeEntry[] | undefined
}

/** Tree of all pages of a site, including hidden ones and drafts. */
export function PageTree(props: PageTreeProps) {
  const { title, headingLevel, lead, action, label, entries, filters, pagination, ...more } = props
  const { notice, loadingText, emptyText, failure, currentId, levelsShown, hiddenText, toFoldLabel, ...rest } = more
  return (
    <PageSection
      title={title}
      headingLevel={headingLevel}
      lead={lead}
      aside={action && <div className={styles.action}>{action}</div>}
      {...rest}
    >
      {filters && <div className={styles.filters}>{filters}</div>}
      {failure ? (
        <FailureState {...failure} />
      ) : loadingText !== undefined ? (
        <RowSkeletons count={6} loadingText={loadingText} />
      ) : (
        <div className={styles.content}>
          {notice && (
            <FlashMessage tone="warning" title={notice.title}>
              {notice.text}
            </FlashMessage>
          )}
          {entries.length === 0 ? (
            <EmptyState icon={IconDocument} title={emptyText} />
          ) : (
            <nav aria-label={label} className={styles.tree}>
              <Branch {...{ entries, currentId, levelsShown, hiddenText, toFoldLabel }} level={0} />
            </nav>
          )}
          {pagination}
        </div>
      )}
    </PageSection>
  )
}

type BranchProps = Pick<PageTreeProps, 'entries' | 'currentId' | 'levelsShown' | 'hiddenText' | 'toFoldLabel'> & {
  level: number
}

/** Nested lists of links in native `<details>`: works without script. */
function Branch({ entries, ...props }: BranchProps) {
  return (
    <ul role="list">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Row {...props} entry={entry} />
          {entry.entries && entry.entries.length > 0 && <Below {...props} entry={entry} entries={entry.entries} />}
        </li>
      ))}
    </ul>
  )
}

type EntryProps = Omit<BranchProps, 'entries'> & { entry: PageTreeEntry }

function Row({ entry, currentId, hiddenText, level }: EntryProps) {
  const { id, text, lang, address, isHidden, status } = entry
  const isCurrent = id === currentId
  return (
    <div className={join(styles.row, toIndent(styles.indents, level), isCurrent && styles.current)}>
      <Title entry={entry} isCurrent={isCurrent} className={join(styles.title, isHidden && styles.hidden)}>
        <span lang={lang}>{text}</span>
      </Title>
      {address && <span className={styles.address}>{address}</span>}
      {(isHidden || status) && (
        <span className={styles.marks}>
          {isHidden && (
            <span className={styles.mark}>
              <IconEyeOff size="small" />
              {hiddenText}
            </span>
          )}
          {status && <Status tone={status.tone}>{status.text}</Status>}
        </span>
      )}
    </div>
  )
}

type TitleProps = { entry: PageTreeEntry; isCurrent: boolean; className: string; children: ReactNode }

function Title({ entry: { href }, isCurrent, className, children }: TitleProps) {
  if (href === undefined) return <span className={className}>{children}</span>
  return (
    <Anchor href={href} aria-current={isCurrent ? 'page' : undefined} className={join(className, styles.link)}>
      {children}
    </Anchor>
  )
}

/** Children of an entry. The toggle precedes the entry's text and is not part of its link. */
function Below({ entry, ...props }: EntryProps & Pick<BranchProps, 'entries'>) {
  const { level, levelsShown = 1, currentId, toFoldLabel } = props
  const isOpen = level + 1 < levelsShown || props.entries.some((one) => hasEntry(one, currentId))
  return (
    <details open={isOpen}>
      <summary className={join(styles.fold, toIndent(styles.foldIndents, level))}>
        <IconChevronRight size="small" className={styles.sign} />
        <VisuallyHidden>{toFoldLabel(entry.text)}</VisuallyHidden>
      </summary>
      <Branch {...props} level={level + 1} />
    </details>
  )
}

function hasEntry(entry: PageTreeEntry, id: string | undefined): boolean {
  return entry.id === id || (entry.entries ?? []).some((one) => hasEntry(one, id))
}

/** Deeper levels use the deepest indentation, to fit on phones. */
function toIndent(indents: readonly string[], level: number): string | undefined {
  return indents[Math.min(level, indents.length - 1)]
}
