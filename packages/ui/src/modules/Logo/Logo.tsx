import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './Logo.css.js'

/** Logo: the brand's symbol beside the site's name. */
export interface LogoProps extends RootProps {
  /** Brand key as in `data-brand`; an unknown brand shows the neutral symbol. */
  readonly brand: string
  /** Key of a symbol of the site's own, in the colours of the brand; an unknown key shows the symbol of the brand. */
  readonly mark?: string | undefined
  /** Name of the site, the word mark. */
  readonly name: string
}

/** Logo: the brand's symbol with the site's name as word mark. The symbol is decorative. */
export function Logo({ brand, mark = brand, name, ...rest }: LogoProps) {
  const [ink, signal] = findSign(mark) ?? findSign(brand) ?? neutralSign
  return (
    <span {...rootProps(rest, styles.logo, name.length > maxNormal && styles.long)}>
      <svg viewBox="0 0 32 32" className={styles.sign} aria-hidden="true" focusable="false">
        <path className={styles.ink} d={ink} />
        <path className={styles.signal} fillRule="evenodd" d={signal} />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  )
}

/** Characters of a name that fit the header of the narrowest phones at the normal size. */
const maxNormal = 16

function findSign(key: string): Sign | undefined {
  return Object.hasOwn(signs, key) ? signs[key] : undefined
}

/** Two outlines: in the text colour, and in the brand's signal colour. */
type Sign = readonly [ink: string, signal: string]

/** Neutral symbol for brands without their own. */
const neutralSign: Sign = ['', 'M0 0h32v32H0zM16 7a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z']

/** Floor plan of a trade fair stand. */
const standPlan: Sign = ['M0 0h32v8H8v16h24v8H0z', 'M12 12h20v8H12z']

const signs: Readonly<Record<string, Sign>> = {
  // A cut and stripped wire.
  kudex: ['M0 0h7v32H0z', 'M10 12.5 22.5 0H32L16 16l16 16h-9.5L10 19.5z'],
  // Three parallel strands.
  strivona: ['M0 23h15l9-9h8v6h-5.5l-9 9H0z', 'M0 12h11l9-9h12v6h-9.5l-9 9H0z'],
  // A test mark (V) in a gauge.
  veritesta: ['M0 0h9l7 20 7-20h9L20 32h-8z', 'M11 0h10l-5 14z'],
  // A socket with its contact, from above.
  conexara: ['M16 0h16v8H16a8 8 0 0 0 0 16h16v8H16a16 16 0 0 1 0-32z', 'M16 12h16v8H16a4 4 0 0 1 0-8z'],
  // Fanned colour swatches.
  'brand-portal': ['M0 0h10v32H0z', 'M13 0h8v32h-8zM24 0h8v8h-8zm0 12h8v20h-8z'],
  // A control cabinet with its terminal rows.
  'smart-cabinet-building': ['M0 0h6v32H0zM26 0h6v32h-6z', 'M10 3h12v6H10zM10 13h12v6H10zM10 23h12v6H10z'],
  // A wire looped into a P.
  productronica: ['M0 0h8v32H0z', 'M11 0h9a12 12 0 0 1 0 24h-9v-8h9a4 4 0 0 0 0-8h-9z'],
  // A compass needle.
  'north-america-events': ['M16 0l10 15H6z', 'M16 32L6 17h20z'],
  expo: standPlan,
  fairs: standPlan,
}
