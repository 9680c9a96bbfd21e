'use client'

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on phones removes the implicit roles */
import { useId } from 'react'
import { Status } from '../../components/Badge/Badge.js'
import { Checkbox } from '../../components/Checkbox/Checkbox.js'
import { Disclosure } from '../../components/Disclosure/Disclosure.js'
import { Link } from '../../components/Link/Link.js'
import * as tableStyles from '../../components/Table/Table.css.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as listStyles from '../shared/records/RecordList.css.js'
import { Mark } from './Mark.js'
import type { TranslationCell, TranslationMatrixPage, TranslationMatrixProps } from './TranslationMatrix.types.js'
import * as styles from './TranslationMatrix.css.js'

type MatrixTableProps = Pick<
  TranslationMatrixProps,
  'caption' | 'languages' | 'pages' | 'pageLabel' | 'markTexts' | 'changesText'
> & {
  /** Label of the checkbox for all pages; without it pages cannot be chosen. */
  allText: string | undefined
}

/** A row per page, a column per language. On phones a page is a block, and its languages are lines of marks. */
export function MatrixTable(props: MatrixTableProps) {
  const { caption, languages, pages, pageLabel, allText } = props
  const captionId = useId()
  const isHydrated = useIsHydrated()
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={tableStyles.scroll}>
      <table role="table" className={join(tableStyles.table, styles.table)}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={join(tableStyles.head, styles.body)}>
          <tr role="row" className={join(tableStyles.row, styles.headRow)}>
            <th role="columnheader" scope="col" className={join(tableStyles.cell, tableStyles.headerCell)}>
              {allText !== undefined && isHydrated ? <Checkbox name="all" label={allText} /> : pageLabel}
            </th>
            {languages.map(({ id, name }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={join(tableStyles.cell, tableStyles.headerCell, styles.language)}
              >
                <span aria-hidden="true">{id}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {pages.map((page) => (
            <PageRow key={page.id} {...props} page={page} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PageRow({ page, ...props }: MatrixTableProps & { page: TranslationMatrixPage }) {
  const { languages, markTexts, changesText, allText } = props
  const { id, title, lang, isChosen, link, overall, translations, changes = [] } = page
  const text = <span lang={lang}>{title}</span>
  return (
    <tr role="row" className={join(tableStyles.row, styles.row)}>
      <th role="rowheader" scope="row" className={join(tableStyles.cell, styles.page)}>
        <div className={join(styles.pageContent, allText !== undefined && styles.choosable)}>
          {allText === undefined ? text : <Checkbox name="page" value={id} label={text} defaultChecked={isChosen} />}
          <Link look="quiet" href={link.href} className={join(listStyles.identifier, styles.path)}>
            {link.text}
          </Link>
          {overall && <Status tone={overall.tone}>{overall.text}</Status>}
          {changesText !== undefined && changes.length > 0 && (
            <Disclosure summary={changesText}>
              <Changes changes={changes} />
            </Disclosure>
          )}
        </div>
      </th>
      {languages.map((language) => {
        const translation = translations[language.id]
        return (
          <td key={language.id} role="cell" data-label={language.id} className={join(tableStyles.cell, styles.cell)}>
            {translation && <Cell {...translation} markTexts={markTexts} />}
          </td>
        )
      })}
    </tr>
  )
}

type CellProps = TranslationCell & Pick<MatrixTableProps, 'markTexts'>

function Cell({ state, isOutdated, dueAt, isOverdue, markTexts }: CellProps) {
  return (
    <span className={styles.marks}>
      <Mark kind={state} label={markTexts[state]} />
      {isOutdated && <Mark kind="outdated" label={markTexts.outdated} />}
      {isOverdue && <Mark kind="overdue" label={markTexts.overdue} />}
      {dueAt && (
        <time dateTime={dueAt.dateTime} className={join(styles.due, isOverdue && styles.overdue)}>
          {dueAt.text}
        </time>
      )}
    </span>
  )
}

function Changes({ changes }: { changes: NonNullable<TranslationMatrixPage['changes']> }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ id, field, before, after, lang }) => (
        <div key={id}>
          <dt className={styles.field}>{field}</dt>
          {before !== undefined && (
            <dd lang={lang}>
              <del>{before}</del>
            </dd>
          )}
          {after !== undefined && (
            <dd lang={lang}>
              <ins>{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
