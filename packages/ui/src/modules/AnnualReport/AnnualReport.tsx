import type { RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { Disclosure } from '../../components/Disclosure/Disclosure.js'
import { IconDownload } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './AnnualReport.css.js'

/** The annual report and earlier ones (INV-05). */
export interface AnnualReportProps extends RootProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text?: string | undefined
  /** The cover of the report. */
  readonly cover: Picture
  /** File with format and size. */
  readonly download: { readonly href: string; readonly text: string; readonly metaText?: string | undefined }
  /** Reports of previous years. */
  readonly earlier?:
    | {
        readonly title: string
        readonly items: readonly {
          readonly id: string
          readonly href: string
          readonly text: string
          readonly metaText?: string | undefined
        }[]
      }
    | undefined
}

/** Cover and latest report, and a list of earlier ones. */
export function AnnualReport({ title, text, cover, download, earlier, ...rest }: AnnualReportProps) {
  return (
    <PageSection title={title} lead={text} layout="split" {...rest}>
      <div className={styles.report}>
        <div className={styles.cover}>
          <Picture picture={cover} ratio="fill" />
        </div>
        <div className={styles.body}>
          <ButtonLink look="signal" size="large" href={download.href} icon={IconDownload}>
            {download.text}
          </ButtonLink>
          {download.metaText && <p className={listStyles.meta}>{download.metaText}</p>}
          {earlier && (
            <Disclosure summary={earlier.title}>
              <ul role="list" className={styles.earlier}>
                {earlier.items.map((item) => (
                  <li key={item.id} className={listStyles.meta}>
                    <Link href={item.href}>{item.text}</Link>
                    {item.metaText && <span>{item.metaText}</span>}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      </div>
    </PageSection>
  )
}
