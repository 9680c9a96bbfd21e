import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './TranslationField.css.js'

export type TranslationFieldProps = RootProps & {
  /** Name of the language of the source. */
  language: string
  /** Language of the source, as in the `lang` attribute. */
  sourceLang: string
  /** The text to translate. */
  source: ReactNode
  /** The field of the translation. */
  children: ReactNode
}

/** A field beside the text that is translated in it; below it on narrow screens. */
export function TranslationField({ language, sourceLang, source, children, ...rest }: TranslationFieldProps) {
  const id = useId()
  return (
    <div role="group" aria-describedby={id} {...rootProps(rest, styles.pair)}>
      <div id={id} className={styles.source}>
        <p className={styles.language}>{language}</p>
        <div lang={sourceLang} className={styles.text}>
          {source}
        </div>
      </div>
      {children}
    </div>
  )
}
