import type { ReactNode } from 'react'

/** A label to print and stick on a machine: a QR code with the machine's address. */
export interface MachineLabelProps {
  /** Name of the machine. */
  readonly name: string
  /** Serial number of the machine. */
  readonly serialNumber: string
  /** Label of the serial number. */
  readonly serialNumberLabel: string
  /** What scanning the code does. */
  readonly text: string
  /** The address in the code, as it is shown below it. */
  readonly address: string
  /** The QR code. */
  readonly code: {
    /** Modules of one side, quiet zone included. */
    readonly size: number
    /** SVG path of the dark modules; one unit is one module. */
    readonly path: string
    /** Text alternative. */
    readonly alt: string
  }
  /** Buttons and links below the label; not printed. */
  readonly actions?: ReactNode
}
