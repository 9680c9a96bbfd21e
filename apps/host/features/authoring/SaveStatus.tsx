import type { pageEditingMachine } from '@kudex/machines/editing'
import { readField } from '@kudex/domain/editing-forms'
import { Button, FlashMessage, Link, Text } from '@kudex/ui'
import type { SnapshotFrom } from 'xstate'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'
import { formatFieldPath } from './formatFieldPath.ts'
import { formatProblem } from './formatProblem.ts'

interface SaveStatusProps {
  readonly snapshot: SnapshotFrom<typeof pageEditingMachine>
  /** Called with the path of a field with a problem. */
  readonly onPick: (path: string) => void
}

/** Shows what is saved, and why something is not. One region announces it: regions within it would be read twice. */
export function SaveStatus({ snapshot, onPick }: SaveStatusProps) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const { kind, version, value, problems, failure } = snapshot.context
  return (
    <>
      <div role="status">
        {snapshot.hasTag('clean') && version !== null ? (
          <Text>{text(kind === 'pages' ? messages.saved : messages.savedEntry)}</Text>
        ) : snapshot.hasTag('saving') ? (
          <Text>{text(messages.saving)}</Text>
        ) : snapshot.hasTag('dirty') || snapshot.hasTag('clean') ? (
          <Text>{text(messages.unsaved)}</Text>
        ) : null}
        {snapshot.hasTag('rejected') && (
          <FlashMessage
            role={undefined}
            tone="warning"
            title={failure ? text(failureTexts[failure]) : text(messages.rejected, { count: problems.length })}
          />
        )}
        {snapshot.hasTag('failed') && (
          <FlashMessage
            role={undefined}
            tone="warning"
            title={text(failure ? failureTexts[failure] : messages.unavailable)}
          />
        )}
        {snapshot.hasTag('unauthenticated') && (
          <FlashMessage role={undefined} tone="warning" title={text(messages.signedOut)}>
            <Link href={link('/editor')} newTab>
              {text(messages.signIn)}
            </Link>
          </FlashMessage>
        )}
      </div>
      {snapshot.hasTag('rejected') && (
        <ul>
          {problems.slice(0, maxListedProblems).map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>
              <Button look="quiet" size="small" onClick={() => onPick(problem.path)}>
                {formatFieldPath(problem.path, intl)}
              </Button>{' '}
              {formatProblem(intl, readField(value, problem.path.split('.')), problem)}
            </li>
          ))}
        </ul>
      )}
      {snapshot.hasTag('uncopied') && !snapshot.hasTag('clean') && (
        <FlashMessage tone="warning" title={text(messages.uncopied)} />
      )}
    </>
  )
}

const failureTexts = {
  network: messages.offline,
  unauthenticated: messages.signedOut,
  gone: messages.gone,
  refused: messages.refused,
  unavailable: messages.unavailable,
}

/** The others are listed once these are solved. */
const maxListedProblems = 10
