import { useState } from 'react'
import { Button } from '../../components/Button/Button.js'
import { Dialog, DialogClose } from '../../components/Dialog/Dialog.js'
import type { Access, AccessAction, ApplicationAccessProps } from './ApplicationAccess.types.js'

type AccessButtonProps = Pick<
  ApplicationAccessProps,
  'actionTexts' | 'toActionLabel' | 'confirmations' | 'onAction'
> & { access: Access; action: AccessAction }

/** One action of one access; asks first where the action takes something away. */
export function AccessButton(props: AccessButtonProps) {
  const { access, action, actionTexts, toActionLabel, confirmations, onAction } = props
  const [isAsking, setIsAsking] = useState(false)
  const text = actionTexts[action]
  const question = confirmations?.[action]
  const looks = {
    look: access.actions[0] === action ? 'solid' : 'outline',
    size: 'small',
    loading: access.running === action,
    disabled: access.running !== undefined && access.running !== action,
    'aria-label': toActionLabel(text, access.application),
  } as const
  if (!question)
    return (
      <Button {...looks} onClick={() => onAction(access.id, action)}>
        {text}
      </Button>
    )
  return (
    <Dialog
      trigger={<Button {...looks}>{text}</Button>}
      open={isAsking}
      onOpenChange={setIsAsking}
      size="small"
      title={question.title}
      description={question.description}
      closeLabel={question.closeLabel}
      actions={
        <>
          <Button
            onClick={() => {
              setIsAsking(false)
              onAction(access.id, action)
            }}
          >
            {question.confirmText}
          </Button>
          <DialogClose>
            <Button look="quiet">{question.cancelText}</Button>
          </DialogClose>
        </>
      }
    />
  )
}
