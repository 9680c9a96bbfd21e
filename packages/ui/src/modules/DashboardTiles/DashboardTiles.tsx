import { useId } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { tileIcons } from './dashboardTileIcons.js'
import * as styles from './DashboardTiles.css.js'
import type { DashboardFigure, DashboardTile, DashboardTilesProps } from './DashboardTiles.types.js'

const skeletonCount = 6

/** Start page of the portal: greeting and the user's services. */
export function DashboardTiles(props: DashboardTilesProps) {
  const {
    title,
    overline,
    lead,
    action,
    tiles,
    isLoading = false,
    loadingText,
    continueLink,
    figures,
    children,
    ...rest
  } = props
  return (
    <div {...rootProps(rest)}>
      <div className={styles.head}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action && <div className={styles.action}>{action}</div>}
        {continueLink && (
          <p className={styles.offer}>
            {continueLink.text}
            <Link look="standalone" href={continueLink.link.href}>
              {continueLink.link.text}
            </Link>
          </p>
        )}
      </div>
      {figures && <Figures {...figures} />}
      {children}
      <div className={styles.body}>
        <VisuallyHidden role="status">{isLoading ? loadingText : ''}</VisuallyHidden>
        {isLoading ? <Skeletons /> : <Tiles tiles={tiles} />}
      </div>
    </div>
  )
}

function Figures({ title, items }: { title: string; items: readonly DashboardFigure[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.figureSection}>
      <h2 id={titleId} className={styles.figuresTitle}>
        {title}
      </h2>
      <ul role="list" className={styles.figures}>
        {items.map(({ href, value, label, needsAction }) => (
          <li key={href}>
            <Link look="quiet" href={href} className={join(styles.figure, needsAction && styles.figureMarked)}>
              <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
              <IconArrowRight className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rows of three, or of four where those are full or three leave one tile alone. */
function Tiles({ tiles }: { tiles: readonly DashboardTile[] }) {
  const inFours = tiles.length % 4 === 0 || tiles.length % 3 === 1
  return (
    <ul role="list" className={join(styles.list, inFours ? styles.rowsOf[4] : styles.rowsOf[3])}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.tile}>
          <Tile tile={tile} />
        </li>
      ))}
    </ul>
  )
}

const toneOfStatus = { active: 'success', pending: 'warning', unregistered: 'neutral', comingsoon: 'info' } as const

function Tile({ tile }: { tile: DashboardTile }) {
  const Icon = tileIcons[tile.icon ?? 'data']
  return (
    <>
      <div className={styles.tileHead}>
        <Icon size="large" className={styles.icon} />
        <Status tone={toneOfStatus[tile.status]}>{tile.statusText}</Status>
      </div>
      <h2 className={styles.tileTitle}>{tile.title}</h2>
      {tile.description && <p className={styles.description}>{tile.description}</p>}
      {tile.link && (
        <Link look="standalone" href={tile.link.href} newTab={tile.link.openInNewTab} className={styles.link}>
          {tile.link.text}
        </Link>
      )}
    </>
  )
}

function Skeletons() {
  return (
    <div aria-hidden="true" className={join(styles.list, styles.rowsOf[3])}>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <div key={index} className={styles.tile}>
          <div className={styles.skeletonIcon} />
          <div className={styles.skeletonLine} />
        </div>
      ))}
    </div>
  )
}
