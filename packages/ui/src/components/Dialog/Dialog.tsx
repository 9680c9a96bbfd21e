'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { IconButton } from '../Button/Button.js'
import { IconClose } from '../Icon/layoutIcons.js'
import { keepForList, Overlay, useOpenerFocus, type ModalProps } from './Overlay.js'
import * as styles from './Dialog.css.js'

export type DialogProps = ModalProps & {
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Buttons at the end. `DialogClose` makes a button close the dialog. */
  actions?: ReactNode
}

/** Modal dialog: traps the focus, closes with Escape or a click outside. */
export function Dialog(props: DialogProps) {
  const {
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    title,
    description,
    closeLabel,
    size = 'medium',
    children,
    actions,
    ...rest
  } = props
  const openerFocus = useOpenerFocus(trigger !== undefined)
  return (
    <Overlay trigger={trigger} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {/* Not Radix's overlay, which locks scrolling with a style element; the Content Security Policy of public pages refuses it. */}
      <div className={styles.scrim}>
        <RadixDialog.Content
          {...openerFocus}
          onEscapeKeyDown={keepForList}
          {...rootProps(rest, styles.dialog, styles.size[size])}
        >
          <div className={styles.header}>
            <RadixDialog.Title className={typeStyle.title3}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
          <RadixDialog.Close asChild>
            <IconButton icon={IconClose} label={closeLabel} className={styles.close} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </div>
    </Overlay>
  )
}

type CloseProps = {
  /** A button inside a dialog. */
  children: ReactElement
}

/** Makes the button inside it close the dialog. */
export function DialogClose({ children }: CloseProps) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}
