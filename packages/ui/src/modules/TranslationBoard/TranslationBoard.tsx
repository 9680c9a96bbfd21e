import { Status } from '../../components/Badge/Badge.js'
import { Button } from '../../components/Button/Button.js'
import type { DataColumn } from '../../components/DataTable/DataTable.types.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { IconGlobe } from '../../components/Icon/layoutIcons.js'
import { RecordList } from '../shared/records/RecordList.js'
import * as listStyles from '../shared/records/RecordList.css.js'
import * as styles from './TranslationBoard.css.js'
import type {
  TranslationBoardProps,
  TranslationState,
  TranslationStep,
  TranslationTarget,
} from './TranslationBoard.types.js'

/** Translation state of a page per language, with the actions start and reset. */
export function TranslationBoard(props: TranslationBoardProps) {
  const { overall, targets, labels, stateTexts, start, reset, result, ...list } = props
  const hasTargets = targets.length > 0 && list.failure === undefined
  return (
    <RecordList
      {...list}
      icon={IconGlobe}
      action={overall && <Status tone={overall.tone}>{overall.text}</Status>}
      rows={targets}
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
  return (
    <Button look={look} loading={step.isRunning} disabled={step.disabled} onClick={step.onStart}>
      {step.text}
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
    ...(['exportedAt', 'importedAt'] as const).map((id) => ({
      id,
      title: labels[id],
      toCell: ({ [id]: moment }: TranslationTarget) =>
        moment && (
          <time dateTime={moment.dateTime} className={listStyles.figure}>
            {moment.text}
          </time>
        ),
    })),
  ]
}

const tones: Record<TranslationState, 'success' | 'warning' | 'info'> = {
  translated: 'success',
  'marked-for-translation': 'warning',
  'in-progress': 'info',
}
