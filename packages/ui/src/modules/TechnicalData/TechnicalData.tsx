import { MeasurementSwitch } from '../MeasurementSwitch/MeasurementSwitch.js'
import { PageSection } from '../PageSection/PageSection.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import { SpecificationTable } from './SpecificationTable.js'
import * as styles from './TechnicalData.css.js'
import type { TechnicalDataProps } from './TechnicalData.types.js'

/** Technical data in groups with `MeasurementSwitch` beside the title. */
export function TechnicalData(props: TechnicalDataProps) {
  const { title, drawing, groups, measurement, labels, emptyText, id, contentLanguage, ...rest } = props
  const filled = groups.filter((group) => group.rows.length > 0)
  return (
    <PageSection
      title={title}
      id={id}
      layout="split"
      aside={
        <>
          {measurement && <MeasurementSwitch {...measurement} />}
          {filled.length > 0 && drawing}
        </>
      }
      {...rest}
    >
      {filled.length === 0 ? (
        <EmptyText>{emptyText}</EmptyText>
      ) : (
        <div className={styles.groups}>
          {filled.map((group) => (
            <SpecificationTable
              key={group.id}
              title={group.title}
              rows={group.rows}
              system={measurement?.system ?? 'dim_metric'}
              labels={labels}
              lang={contentLanguage}
            />
          ))}
        </div>
      )}
    </PageSection>
  )
}
