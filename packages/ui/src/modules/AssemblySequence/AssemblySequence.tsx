import type { RootProps } from '../../foundations/rootProps.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { join } from '../../foundations/join.js'
import type { LinkItem } from '../link.types.js'
import { PageSection } from '../PageSection/PageSection.js'
import { band } from '../shared/styles/band.css.js'
import { AssemblyBoard } from './AssemblyBoard.js'
import * as styles from './AssemblySequence.css.js'

/** The sequence in which a harness is made on its board, with the time of each step. */
export interface AssemblySequenceProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** What the times belong to, and the total. */
  readonly caption?: string | undefined
  /** Steps in order; they may overlap. */
  readonly steps: readonly {
    readonly id: string
    readonly title: string
    readonly text?: string | undefined
    /** Start and duration in seconds. */
    readonly start: number
    readonly seconds: number
    /** The duration, formatted. */
    readonly timeText: string
    /** Where the step is described; the whole row is the link, its name the title. */
    readonly link?: LinkItem | undefined
  }[]
  /** Figures of the time axis, from zero. The axis ends at the last figure or step. */
  readonly ticks?: readonly { readonly seconds: number; readonly text: string }[] | undefined
}

/** A harness board with numbered positions, and the steps on one time axis. */
export function AssemblySequence({ steps, ticks = [], caption, className, ...section }: AssemblySequenceProps) {
  const Heading = section.title === undefined ? 'h2' : 'h3'
  const times = [...steps.map(({ start, seconds }) => start + seconds), ...ticks.map(({ seconds }) => seconds)]
  const end = Math.max(...times, 1)
  const toShare = (seconds: number) => `${Math.round((seconds / end) * 10_000) / 100}%`
  return (
    <PageSection data-scheme="dark" {...section} className={join(band, className)}>
      <AssemblyBoard count={steps.length} />
      <div className={styles.scale} aria-hidden="true">
        <svg className={styles.scaleTexts} focusable="false">
          {ticks.map(({ seconds, text }, index) => (
            <text key={seconds} x={toShare(seconds)} y="0.75em" textAnchor={toAnchor(index, ticks.length)}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <ol role="list" className={styles.list}>
        {steps.map(({ id, title, text, start, seconds, timeText, link }, index) => (
          <li key={id} className={join(styles.step, link && styles.linked)}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.body}>
              <Heading className={styles.title}>
                {link ? (
                  <Link look="quiet" href={link.href} newTab={link.openInNewTab} className={styles.link}>
                    {title}
                    <IconArrowRight size="small" className={styles.arrow} />
                  </Link>
                ) : (
                  title
                )}
              </Heading>
              {text && <p className={styles.text}>{text}</p>}
            </div>
            <span className={styles.time}>{timeText}</span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <line className={styles.axis} x1="0" x2="100%" y1="50%" y2="50%" />
              {ticks.map((tick) => (
                <line
                  key={tick.seconds}
                  className={styles.axis}
                  x1={toShare(tick.seconds)}
                  x2={toShare(tick.seconds)}
                  y1="0"
                  y2="100%"
                />
              ))}
              <rect className={styles.duration} x={toShare(start)} width={toShare(seconds)} y="0" height="100%" />
            </svg>
          </li>
        ))}
      </ol>
      {caption && <p className={styles.caption}>{caption}</p>}
    </PageSection>
  )
}

/** The figures at the ends stay within the width of the axis. */
function toAnchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
