import { rootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { Link } from '../../components/Link/Link.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { tileIcons } from './dashboardTileIcons.js'
import * as styles from './DashboardTiles.css.js'
import type { DashboardTile, DashboardTilesProps } from './DashboardTiles.types.js'

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
    children,
    ...rest
  } = props
  const hasSections = Boolean(children)
  return (
    <div {...rootProps(rest)}>
      <div className={join(styles.head, hasSections && styles.headOfSections)}>
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
      {children}
      <div className={join(styles.body, hasSections && styles.apart)}>
        <VisuallyHidden role="status">{isLoading ? loadingText : ''}</VisuallyHidden>
        {isLoading ? <Skeletons /> : <Tiles tiles={tiles} />}
      </div>
    </div>
  )
}

function Tiles({ tiles }: { tiles: readonly DashboardTile[] }) {
  return (
    <ul role="list" className={styles.list}>
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
        <Icon size="huge" className={styles.icon[tile.status]} />
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
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <div key={index} className={styles.tile}>
          <div className={styles.skeletonIcon} />
          <div className={styles.skeletonLine} />
        </div>
      ))}
    </div>
  )
}
