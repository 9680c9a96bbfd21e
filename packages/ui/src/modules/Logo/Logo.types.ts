/** The sign of a brand with the name of the site beside it. */
export interface LogoProps {
  /** Key of the brand as in `data-brand`; an unknown brand shows the neutral sign. */
  readonly brand: string
  /** Name of the site, shown as the word mark. */
  readonly name: string
}
