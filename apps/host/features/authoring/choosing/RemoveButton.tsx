import { Button } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'

interface RemoveButtonProps {
  /** Id of the button that chooses another value. It takes the focus, as this one disappears. */
  readonly chooseId: string
  /** Label of the field. */
  readonly name: string
  readonly onRemove: () => void
}

/** Empties a field that is chosen in a dialog. */
export function RemoveButton({ chooseId, name, onRemove }: RemoveButtonProps) {
  const { intl } = useAppContext()
  return (
    <Button
      look="outline"
      size="small"
      onClick={() => {
        onRemove()
        document.getElementById(chooseId)?.focus()
      }}
    >
      {intl.formatMessage(messages.remove, { name })}
    </Button>
  )
}
