'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { IconButton } from '../Button/Button.js'
import { IconClose } from '../Icon/layoutIcons.js'
import { keepForList, Overlay, useOpenerFocus, type ModalProps } from '../Dialog/Overlay.js'
import * as styles from './Panel.css.js'

export type PanelProps = ModalProps & {
  /** Edge of the window that it slides in from. */
  side?: keyof typeof styles.side | undefined
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Sticky footer. */
  actions?: ReactNode
}

/** Modal side sheet: traps the focus, closes with Escape or a click outside. */
export function Panel(props: PanelProps) {
  const {
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    title,
    description,
    side = 'end',
    size = 'medium',
    closeLabel,
    children,
    actions,
    ...rest
  } = props
  const openerFocus = useOpenerFocus(trigger !== undefined)
  return (
    <Overlay trigger={trigger} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {/* Not Radix's overlay, which locks scrolling with a style element; the Content Security Policy of public pages refuses it. */}
      <div className={join(styles.scrim, styles.scrimSide[side])}>
        <RadixDialog.Content
          {...openerFocus}
          onEscapeKeyDown={keepForList}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rootProps(rest, styles.panel, styles.side[side], styles.size[size])}
        >
          <div className={styles.header}>
            <div className={styles.headerText}>
              <RadixDialog.Title className={typeStyle.title3}>{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton icon={IconClose} label={closeLabel} className={styles.close} />
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </RadixDialog.Content>
      </div>
    </Overlay>
  )
}

type CloseProps = {
  /** A button or link inside a panel. */
  children: ReactElement
}

/** Makes the button or link inside it close the panel. */
export function PanelClose({ children }: CloseProps) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}
