'use client'

import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { IconGlobe } from '../../components/Icon/layoutIcons.js'
import { PageSection } from '../PageSection/PageSection.js'
import { HiddenFields } from '../shared/forms/HiddenFields.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import * as listStyles from '../shared/records/RecordList.css.js'
import { toListAside } from '../shared/records/toListAside.js'
import { MatrixLegend } from './MatrixLegend.js'
import { MatrixTable } from './MatrixTable.js'
import type { TranslationMatrixBulk, TranslationMatrixProps } from './TranslationMatrix.types.js'
import * as styles from './TranslationMatrix.css.js'

export type * from './TranslationMatrix.types.js'

/** Translation states of many pages by language, with actions for the chosen pages. */
export function TranslationMatrix(props: TranslationMatrixProps) {
  const { title, headingLevel, lead, newLink, action, filters, pagination, result, bulk, pages, ...more } = props
  const { caption, loadingText, emptyText, failure, languages, pageLabel, markTexts, legendLabel, ...others } = more
  const { counts, changesText, ...rest } = others
  return (
    <PageSection
      title={title}
      headingLevel={headingLevel}
      lead={lead}
      aside={toListAside({ newLink, action })}
      {...rest}
    >
      <div className={listStyles.list}>
        {result && (
          <FlashMessage tone={result.tone} title={result.title}>
            {result.text}
          </FlashMessage>
        )}
        {filters}
        {failure ? (
          <FailureState {...failure} />
        ) : loadingText !== undefined ? (
          <RowSkeletons count={6} loadingText={loadingText} />
        ) : (
          <>
            <MatrixLegend label={legendLabel} markTexts={markTexts} counts={counts} />
            {pages.length === 0 ? (
              <EmptyState icon={IconGlobe} title={emptyText} />
            ) : (
              <BulkForm bulk={bulk}>
                <MatrixTable
                  // Another list starts without chosen pages.
                  key={pages.map(({ id }) => id).join()}
                  {...{ caption, languages, pages, pageLabel, markTexts, changesText }}
                  allText={bulk?.allText}
                />
              </BulkForm>
            )}
            {pagination}
          </>
        )}
      </div>
    </PageSection>
  )
}

type BulkFormProps = { bulk: TranslationMatrixBulk | undefined; children: ReactNode }

/** The table and the actions for its chosen pages are one form, which posts without script. */
function BulkForm({ bulk, children }: BulkFormProps) {
  if (!bulk) return children
  const { action, hiddenFields, label, controls, steps } = bulk
  return (
    <form method="post" action={action} className={listStyles.list} onChange={syncChoice}>
      <HiddenFields fields={hiddenFields} />
      {children}
      <div role="group" aria-label={label} className={styles.bulk}>
        {controls}
        <div className={styles.steps}>
          {steps.map((step, index) => (
            <Button key={step.id} type="submit" formAction={step.action} look={index === 0 ? 'solid' : 'outline'}>
              {step.text}
            </Button>
          ))}
        </div>
      </div>
    </form>
  )
}

/** Keeps the checkbox of all pages in line with those of single pages. */
function syncChoice({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[name="page"]')]
  const all = currentTarget.querySelector<HTMLInputElement>('input[name="all"]')
  if (!all) return
  if ((target as EventTarget) === all) for (const box of boxes) box.checked = all.checked
  else all.checked = boxes.every((box) => box.checked)
}
