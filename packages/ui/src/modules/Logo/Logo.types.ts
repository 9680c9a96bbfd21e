/** Logo: the brand's symbol beside the site's name. */
export interface LogoProps {
  /** Brand key as in `data-brand`; an unknown brand shows the neutral symbol. */
  readonly brand: string
  /** Name of the site, the word mark. */
  readonly name: string
}
