'use client'

import { Button } from '../../components/Button/Button.js'
import { ConfirmDialog } from '../shared/steps/ConfirmDialog.js'
import { useSectionFocus } from '../shared/steps/useSectionFocus.js'
import type { Access, AccessAction, ApplicationAccessProps } from './ApplicationAccess.types.js'

type AccessButtonProps = Pick<
  ApplicationAccessProps,
  'actionTexts' | 'toActionLabel' | 'confirmations' | 'onAction'
> & { access: Access; action: AccessAction }

/** Actions that end access do not stand out. */
const ending = new Set<AccessAction>(['deny', 'withdraw'])

/** A button for one action; asks for confirmation if configured. If the action removes the button, its section gets the focus. */
export function AccessButton(props: AccessButtonProps) {
  const { access, action, actionTexts, toActionLabel, confirmations, onAction } = props
  const text = actionTexts[action]
  const question = confirmations?.[action]
  const looks = {
    ref: useSectionFocus<HTMLButtonElement>(),
    look: access.actions[0] === action && !ending.has(action) ? 'solid' : 'outline',
    size: 'small',
    loading: access.running === action,
    disabled: access.disabled || (access.running !== undefined && access.running !== action),
    'aria-label': toActionLabel(text, access.application),
  } as const
  const start = () => onAction(access.id, action)
  if (!question)
    return (
      <Button {...looks} onClick={start}>
        {text}
      </Button>
    )
  return (
    <ConfirmDialog
      trigger={<Button {...looks}>{text}</Button>}
      title={question.title}
      text={question.description}
      confirmText={question.confirmText}
      cancelText={question.cancelText}
      closeLabel={question.closeLabel}
      onConfirm={start}
    />
  )
}
