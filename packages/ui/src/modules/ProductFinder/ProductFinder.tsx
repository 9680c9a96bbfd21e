import { Button } from '../../components/Button/Button.js'
import { DisclosureSign } from '../../components/Disclosure/DisclosureSign.js'
import { IconCheck, IconMinus } from '../../components/Icon/icons.js'
import { IconArrowRight, IconClose } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { TextField } from '../../components/TextField/TextField.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './ProductFinder.css.js'
import type { FinderChoice, FinderItem, FinderResults, FinderText, ProductFinderProps } from './ProductFinder.types.js'

/** Questions about a job beside the machines that fit it, with the reasons. */
export function ProductFinder({
  label,
  action,
  fields,
  submitText,
  reset,
  fits,
  near,
  placeholder,
  ...rest
}: ProductFinderProps) {
  return (
    <PageSection {...rest}>
      <div className={styles.split}>
        <form action={action} method="get" role="search" aria-label={label} className={styles.form}>
          <Choice choice={fields.operation} />
          <Choice choice={fields.cableType} />
          <NumberField field={fields.size} />
          <NumberField field={fields.volume} />
          <div className={styles.buttons}>
            <Button type="submit" look="signal">
              {submitText}
            </Button>
            {reset && <Link href={reset.href}>{reset.text}</Link>}
          </div>
        </form>
        <div className={styles.results}>
          {fits && <Results results={fits} />}
          {placeholder}
          {near && <Results results={near} />}
        </div>
      </div>
    </PageSection>
  )
}

/** A new address starts with its own answers: the key resets the field. */
function Choice({ choice: { value, ...choice } }: { choice: FinderChoice }) {
  return <SelectField key={value} {...choice} defaultValue={value} />
}

function NumberField({ field: { value, other, ...field } }: { field: FinderText }) {
  return (
    <div>
      <TextField key={`${field.name} ${value}`} {...field} defaultValue={value} autoComplete="off" />
      {other && (
        <Link href={other.href} className={styles.other}>
          {other.text}
        </Link>
      )}
    </div>
  )
}

function Results({ results: { title, items, more } }: { results: FinderResults }) {
  const first = more && items.length > more.after ? more.after : items.length
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.list}>
        <Machines items={items.slice(0, first)} />
        {more && first < items.length && (
          // A new address starts closed: the key resets it.
          <details key={title}>
            <summary className={styles.more}>
              {more.text}
              <DisclosureSign />
            </summary>
            <Machines items={items.slice(first)} />
          </details>
        )}
      </div>
    </section>
  )
}

function Machines({ items }: { items: readonly FinderItem[] }) {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Machine item={item} />
        </li>
      ))}
    </ul>
  )
}

function Machine({ item: { name, href, description, picture, lang, reasons } }: { item: FinderItem }) {
  return (
    <article className={styles.machine}>
      <div className={styles.frame}>
        <Picture picture={picture} ratio="fill" />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 lang={lang} className={styles.name}>
            <Link look="quiet" href={href} className={styles.link}>
              {name}
            </Link>
          </h3>
          <IconArrowRight className={styles.arrow} />
        </div>
        {description && (
          <p lang={lang} className={styles.description}>
            {description}
          </p>
        )}
        {reasons.length > 0 && (
          <ul role="list" className={styles.reasons}>
            {reasons.map(({ id, outcome, outcomeText, text }) => {
              const Icon = icons[outcome]
              return (
                <li key={id} className={join(styles.reason, outcome !== 'fits' && styles.open)}>
                  <Icon size="small" className={styles.sign[outcome]} />
                  <span>
                    <VisuallyHidden>{outcomeText}: </VisuallyHidden>
                    {text}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </article>
  )
}

const icons = { fits: IconCheck, misses: IconClose, unknown: IconMinus } as const
