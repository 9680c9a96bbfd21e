'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { IconButton } from '../Button/Button.js'
import { IconClose } from '../Icon/layoutIcons.js'
import { Overlay, type OverlayProps } from './Overlay.js'
import * as styles from './Dialog.css.js'

export type DialogProps = OverlayProps & {
  /** Heading. */
  title: string
  /** Sentence below the heading, announced when it opens. */
  description?: string | undefined
  /** Accessible name of the close button. */
  closeLabel: string
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Content. */
  children?: ReactNode
  /** Buttons at the end. `DialogClose` makes a button close the dialog. */
  actions?: ReactNode
}

/** Modal dialog: traps the focus, closes with Escape or a click outside. */
export function Dialog(props: DialogProps) {
  const { trigger, open, defaultOpen, onOpenChange, title, description, closeLabel, size = 'medium' } = props
  return (
    <Overlay trigger={trigger} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {/* Not Radix's overlay, which locks scrolling with a style element; the Content Security Policy of public pages refuses it. */}
      <div className={styles.scrim}>
        <RadixDialog.Content className={join(styles.dialog, styles.size[size])}>
          <div className={styles.header}>
            <RadixDialog.Title className={typeStyle.title3}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
          </div>
          {props.children && <div className={styles.body}>{props.children}</div>}
          {props.actions && <div className={styles.actions}>{props.actions}</div>}
          <RadixDialog.Close asChild>
            <IconButton icon={IconClose} label={closeLabel} className={styles.close} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </div>
    </Overlay>
  )
}

/** Makes the button inside it close the dialog. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}
