import type { ElementType, ReactNode } from 'react'
import { rootProps, type RootProps } from '../rootProps.js'
import * as styles from './layout.css.js'

/** Distance between children, from the space scale; `column`, `block` and `section` grow with the viewport. */
export type Gap = keyof typeof styles.gap

type Alignment = keyof typeof styles.align
type Justification = keyof typeof styles.justify

type BoxProps = RootProps & {
  /** Element to render. @defaultValue 'div' */
  as?: ElementType | undefined
  /** Content. */
  children?: ReactNode | undefined
}

export type StackProps = BoxProps & {
  /** Gap, as a step of the space scale. */
  gap?: Gap
  /** Cross-axis alignment. */
  align?: Alignment
}

/** Vertical stack with equal gaps. */
export function Stack({ as: Element = 'div', gap = '4', align, ...rest }: StackProps) {
  return <Element {...rootProps(rest, styles.stack, styles.gap[gap], align && styles.align[align])} />
}

export type ClusterProps = BoxProps & {
  /** Gap, as a step of the space scale. */
  gap?: Gap
  /** Cross-axis alignment. */
  align?: Alignment
  /** Main-axis alignment. */
  justify?: Justification
}

/** Horizontal row that wraps. */
export function Cluster({ as: Element = 'div', gap = '3', align = 'center', justify, ...rest }: ClusterProps) {
  const classNames = [styles.cluster, styles.gap[gap], styles.align[align], justify && styles.justify[justify]]
  return <Element {...rootProps(rest, ...classNames)} />
}

/** Number of columns out of twelve. */
export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** The page's twelve columns; children are `Column`s. */
export function Grid({ as: Element = 'div', ...rest }: BoxProps) {
  return <Element {...rootProps(rest, styles.grid)} />
}

export type ColumnProps = BoxProps & {
  /** Number of columns per breakpoint. @defaultValue 12 */
  span?: ColumnCount | { base?: ColumnCount; sm?: ColumnCount; md?: ColumnCount; lg?: ColumnCount; xl?: ColumnCount }
  /** First column per breakpoint; defaults to the next free one. */
  start?: { base?: ColumnCount; md?: ColumnCount; lg?: ColumnCount; xl?: ColumnCount }
}

/** A cell of the grid. */
export function Column({ as: Element = 'div', span = 12, start = {}, ...rest }: ColumnProps) {
  const spans = typeof span === 'number' ? { base: span } : { base: 12 as ColumnCount, ...span }
  const classNames = [
    spans.base && styles.span.base[spans.base],
    'sm' in spans && spans.sm && styles.span.sm[spans.sm],
    'md' in spans && spans.md && styles.span.md[spans.md],
    'lg' in spans && spans.lg && styles.span.lg[spans.lg],
    'xl' in spans && spans.xl && styles.span.xl[spans.xl],
    start.base && styles.start.base[start.base],
    start.md && styles.start.md[start.md],
    start.lg && styles.start.lg[start.lg],
    start.xl && styles.start.xl[start.xl],
  ]
  return <Element {...rootProps(rest, styles.column, ...classNames)} />
}

export type ContainerProps = BoxProps & {
  /** `narrow` limits the line length. */
  size?: 'wide' | 'narrow'
}

/** Centres content between the page's gutters. */
export function Container({ as: Element = 'div', size = 'wide', ...rest }: ContainerProps) {
  return <Element {...rootProps(rest, styles.container, styles.containerSize[size])} />
}

export type SectionProps = BoxProps & {
  /** `inverse` is dark in every scheme. */
  tone?: 'canvas' | 'sunken' | 'inverse' | undefined
}

/** Full-width section of a page with vertical spacing. */
export function Section({ as: Element = 'section', tone = 'canvas', ...rest }: SectionProps) {
  return (
    <Element
      data-scheme={tone === 'inverse' ? 'dark' : undefined}
      {...rootProps(rest, styles.section, styles.sectionTone[tone])}
    />
  )
}

/** Hairline between sections. */
export function Divider(rest: RootProps) {
  return <hr {...rootProps(rest, styles.divider)} />
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: BoxProps) {
  return <Element {...rootProps(rest, styles.visuallyHidden)} />
}
