import type { RootProps } from '../../foundations/rootProps.js'
import { PageSection } from '../PageSection/PageSection.js'
import { CabinetDrawing } from './CabinetDrawing.js'
import * as styles from './BeforeAfter.css.js'

/** The same work before and after a change, with its time. */
export interface BeforeAfterProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Where and when the times were measured. */
  readonly caption?: string | undefined
  /** The work before. */
  readonly before: BeforeAfterSide
  /** The work after. */
  readonly after: BeforeAfterSide
  /** Difference of the totals with what it is: “6 hrs saved”. */
  readonly savedText?: string | undefined
}

export interface BeforeAfterSide {
  readonly title: string
  readonly text?: string | undefined
  /** Sum of the parts, formatted. */
  readonly totalText: string
  /** Parts of the time, in order. */
  readonly parts: readonly {
    readonly label: string
    readonly minutes: number
    /** The minutes, formatted. */
    readonly timeText: string
  }[]
}

/** Two control cabinets, wired without and with prepared wires, their times on one axis, and what is saved. */
export function BeforeAfter({ before, after, savedText, caption, ...section }: BeforeAfterProps) {
  const longest = Math.max(sum(before), sum(after), 1)
  const toShare = (minutes: number) => `${Math.round((minutes / longest) * 10_000) / 100}%`
  const Heading = section.title === undefined ? 'h2' : 'h3'
  return (
    <PageSection {...section}>
      <div className={styles.sides}>
        {[before, after].map((side, index) => (
          <div key={side.title} className={styles.side}>
            <CabinetDrawing isTidy={index === 1} />
            <div className={styles.head}>
              <Heading className={styles.title}>{side.title}</Heading>
              <p className={styles.total}>{side.totalText}</p>
            </div>
            {side.text && <p className={styles.text}>{side.text}</p>}
            <dl className={styles.parts}>
              {side.parts.map(({ label, minutes, timeText }) => (
                <div key={label} className={styles.part}>
                  <dt className={styles.partLabel}>{label}</dt>
                  <dd className={styles.time}>
                    {timeText}
                    <svg className={styles.bar} aria-hidden="true" focusable="false">
                      <rect
                        className={index === 1 ? styles.timeAfter : styles.timeBefore}
                        width={toShare(minutes)}
                        height="100%"
                      />
                    </svg>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        {savedText && (
          <div className={styles.totals}>
            <TotalBars
              before={{ width: toShare(sum(before)), text: before.totalText }}
              after={{ width: toShare(sum(after)), text: after.totalText }}
            />
            <p className={styles.saved}>{savedText}</p>
          </div>
        )}
      </div>
      {caption && <p className={styles.caption}>{caption}</p>}
    </PageSection>
  )
}

interface TotalBar {
  readonly width: string
  readonly text: string
}

/** Both totals as bars, and the difference as a dimension line. Decorative: all three are text above and below. */
function TotalBars({ before, after }: { readonly before: TotalBar; readonly after: TotalBar }) {
  return (
    <svg className={styles.totalBars} aria-hidden="true" focusable="false">
      <text y="12">{before.text}</text>
      <rect className={styles.timeBefore} y="18" width={before.width} height="14" />
      <text y="52">{after.text}</text>
      <rect className={styles.timeAfter} y="58" width={after.width} height="14" />
      <line stroke="currentColor" x1={after.width} x2={before.width} y1="65" y2="65" />
    </svg>
  )
}

function sum({ parts }: BeforeAfterSide): number {
  return parts.reduce((total, { minutes }) => total + minutes, 0)
}
