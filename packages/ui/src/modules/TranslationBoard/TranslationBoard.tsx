import type { RootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { Button } from '../../components/Button/Button.js'
import type { DataColumn } from '../../components/DataTable/DataTable.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Link } from '../../components/Link/Link.js'
import { IconGlobe } from '../../components/Icon/layoutIcons.js'
import { HiddenFields } from '../shared/forms/HiddenFields.js'
import { RecordList } from '../shared/records/RecordList.js'
import type { LinkItem } from '../link.types.js'
import type { Moment, RecordFailure, RecordStatus } from '../list.types.js'
import type { StepResult } from '../step.types.js'
import * as listStyles from '../shared/records/RecordList.css.js'
import * as styles from './TranslationBoard.css.js'

/** State of one target language (TRANS-03). */
export type TranslationState = 'translated' | 'marked-for-translation' | 'in-progress'

/** Translation state of one page (TRANS-01…08). */
export interface TranslationBoardProps extends RootProps {
  /** The page's own title. */
  readonly title: string
  /** Heading level; 1 (the page's `<h1>`) if the board is the whole page. */
  readonly headingLevel?: 1 | 2 | undefined
  /** “Source language: German”. */
  readonly lead?: string | undefined
  /** Overall state; the application computes it. */
  readonly overall?: RecordStatus | undefined
  /** Target languages with their states. */
  readonly targets: readonly TranslationTarget[]
  /** Titles of the columns. */
  readonly labels: Readonly<Record<'language' | 'state' | 'exportedAt' | 'importedAt', string>> & {
    /** Without it, the table has no due dates. */
    readonly dueAt?: string | undefined
  }
  /** Text of each state. */
  readonly stateTexts: Readonly<Record<TranslationState, string>>
  /** Caption, the table's accessible name. */
  readonly caption: string
  /** Sends marked languages to translation. */
  readonly start?: TranslationStep | undefined
  /** Resets marked languages. */
  readonly reset?: TranslationStep | undefined
  /** Result of the last action. */
  readonly result?: StepResult | undefined
  /** Link below the table, for example to the page. */
  readonly link?: LinkItem | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** “Nothing to translate”: there are no targets. */
  readonly emptyText: string
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
}

export interface TranslationTarget {
  readonly id: string
  readonly language: string
  readonly state: TranslationState
  readonly exportedAt?: Moment | undefined
  readonly importedAt?: Moment | undefined
  readonly dueAt?: Moment | undefined
}

export interface TranslationStep {
  readonly text: string
  readonly isRunning?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Address that the step posts to, with hidden fields; works without script. */
  readonly form?: { readonly action: string; readonly fields?: Readonly<Record<string, string>> } | undefined
  /** Called instead of posting the form. */
  readonly onStart?: (() => void) | undefined
}

/** Translation state of a page per language, with the actions start and reset. */
export function TranslationBoard(props: TranslationBoardProps) {
  const { overall, targets, labels, stateTexts, start, reset, result, link, ...list } = props
  const hasTargets = targets.length > 0 && list.failure === undefined
  return (
    <RecordList
      {...list}
      icon={IconGlobe}
      action={overall && <Status tone={overall.tone}>{overall.text}</Status>}
      rows={targets}
      pagination={
        link && (
          <Link look="standalone" href={link.href}>
            {link.text}
          </Link>
        )
      }
      columns={toColumns(labels, stateTexts)}
      filters={
        (result || (hasTargets && (start || reset))) && (
          <div className={styles.steps}>
            {result && (
              <FlashMessage tone={result.tone} title={result.title} className={styles.result}>
                {result.text}
              </FlashMessage>
            )}
            {hasTargets && start && <StepButton step={start} look="solid" />}
            {hasTargets && reset && <StepButton step={reset} look="outline" />}
          </div>
        )
      }
    />
  )
}

function StepButton({ step, look }: { step: TranslationStep; look: 'solid' | 'outline' }) {
  const { text, isRunning, disabled, form, onStart } = step
  if (form && !onStart) {
    return (
      <form method="post" action={form.action}>
        <HiddenFields fields={form.fields} />
        <Button type="submit" look={look} disabled={disabled}>
          {text}
        </Button>
      </form>
    )
  }
  return (
    <Button look={look} loading={isRunning} disabled={disabled} onClick={onStart}>
      {text}
    </Button>
  )
}

function toColumns(
  labels: TranslationBoardProps['labels'],
  stateTexts: TranslationBoardProps['stateTexts'],
): DataColumn<TranslationTarget & { readonly href?: undefined }>[] {
  return [
    { id: 'language', title: labels.language, isRowHeader: true, toCell: (target) => target.language },
    {
      id: 'state',
      title: labels.state,
      toCell: ({ state }) => <Status tone={tones[state]}>{stateTexts[state]}</Status>,
    },
    ...moments(labels).map((id) => ({
      id,
      title: labels[id] ?? '',
      toCell: ({ [id]: moment }: TranslationTarget) =>
        moment && (
          <time dateTime={moment.dateTime} className={listStyles.figure}>
            {moment.text}
          </time>
        ),
    })),
  ]
}

function moments({ dueAt }: TranslationBoardProps['labels']) {
  return ['exportedAt', 'importedAt', ...(dueAt === undefined ? [] : (['dueAt'] as const))] as const
}

const tones: Record<TranslationState, 'success' | 'warning' | 'info'> = {
  translated: 'success',
  'marked-for-translation': 'warning',
  'in-progress': 'info',
}
