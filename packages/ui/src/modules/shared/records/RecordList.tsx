import type { RootProps } from '../../../foundations/rootProps.js'
import { DataTable, type DataColumn } from '../../../components/DataTable/DataTable.js'
import { EmptyState } from '../../../components/EmptyState/EmptyState.js'
import type { IconComponent } from '../../../components/Icon/Icon.js'
import type { RecordListProps } from '../../list.types.js'
import { PageSection } from '../../PageSection/PageSection.js'
import { FailureState } from './FailureState.js'
import * as styles from './RecordList.css.js'
import { toListAside } from './toListAside.js'

type RecordTableProps<Row extends { readonly id: string; readonly href?: string | undefined }> = RootProps &
  RecordListProps & {
    columns: readonly DataColumn<Row>[]
    rows: readonly Row[]
    /** True for rows that are done. */
    isQuiet?: ((row: Row) => boolean) | undefined
    /** Icon of the empty state. */
    icon: IconComponent
  }

/** A section with filters and a table, or its empty or error state. */
export function RecordList<Row extends { readonly id: string; readonly href?: string | undefined }>(
  props: RecordTableProps<Row>,
) {
  const {
    title,
    headingLevel,
    lead,
    newLink,
    action,
    filters,
    failure,
    loadingText,
    emptyText,
    icon,
    pagination,
    caption,
    columns,
    rows,
    isQuiet,
    sort,
    onSortChange,
    sortLabel,
    ...rest
  } = props
  return (
    <PageSection
      title={title}
      headingLevel={headingLevel}
      titleSize={headingLevel === 1 ? 'large' : 'small'}
      lead={lead}
      aside={toListAside({ newLink, action })}
      {...rest}
    >
      <div className={styles.list}>
        {filters}
        {failure ? (
          <FailureState {...failure} />
        ) : (
          <>
            <DataTable
              caption={caption}
              hideCaption
              columns={columns}
              rows={rows}
              toKey={(row) => row.id}
              toHref={(row) => row.href}
              isQuiet={isQuiet}
              sort={sort}
              onSortChange={onSortChange}
              sortLabel={sortLabel}
              loading={loadingText === undefined ? undefined : { text: loadingText }}
              placeholder={<EmptyState icon={icon} title={emptyText} />}
            />
            {pagination}
          </>
        )}
      </div>
    </PageSection>
  )
}
