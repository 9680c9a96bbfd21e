import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { toFontFacesPath } from '../../build/separateFontFaces.ts'
import { inlineStylesLimits } from '../limits.ts'
import type { AssetStore } from '../routes/assets/assetStore.ts'
import type { DocumentStep, PageDocument } from './page.types.ts'
import { parseStyles, type StyleRules } from './styleRules.ts'

/**
 * Lets documents be painted before their stylesheets have loaded: the rules that a document uses are in its head, and
 * the stylesheets, with the rules for what scripts show later, at the end of its body (docs/decisions/0049).
 */
export function inlineStyles(assets: Pick<AssetStore, 'read'>): DocumentStep {
  const stylesheets = new Map<string, StyleRules | null>()
  // Documents of one kind use the same classes.
  const selections = new LRUCache<string, Selection>({ max: inlineStylesLimits.maxSelections })

  function getRules(path: string): StyleRules | null {
    let rules = stylesheets.get(path)
    if (rules === undefined) {
      const css = assets.read(path)
      rules = css === null ? null : parseStyles((assets.read(toFontFacesPath(path)) ?? '') + css)
      stylesheets.set(path, rules)
    }
    return rules
  }

  function select(paths: readonly string[], document: PageDocument): Selection {
    const classes = readValues(document, / class="([^"]*)"/g)
    const brands = readValues(document, / data-brand="([^"]*)"/g)
    const key = [...paths, ...brands, ...classes].join('\n')
    let selection = selections.get(key)
    if (!selection) {
      const names = { classes: new Set([...classes].flatMap((value) => value.split(' '))), brands }
      const styles = paths.map((path) => getRules(path)?.select(names) ?? '').join('')
      selection = { styles, source: `sha256-${createHash('sha256').update(styles).digest('base64')}` }
      selections.set(key, selection)
    }
    return selection
  }

  return (document) => {
    const { html, inlineSources } = document
    const headEnd = html.indexOf('</head>')
    const bodyEnd = html.lastIndexOf('</body>')
    const links: string[] = []
    const paths: string[] = []
    const head = html.slice(0, headEnd).replaceAll(stylesheetLink, (link, path: string) => {
      if (getRules(path) === null) return link
      links.push(link)
      paths.push(path)
      return ''
    })
    if (links.length === 0) return document
    const { styles, source } = select(paths, document)
    return {
      ...document,
      html: `${head}<style>${styles}</style>${html.slice(headEnd, bodyEnd)}${links.join('')}${html.slice(bodyEnd)}`,
      inlineSources: { ...inlineSources, style: source },
    }
  }
}

interface Selection {
  readonly styles: string
  readonly source: string
}

function readValues({ html, tree }: PageDocument, attribute: RegExp): ReadonlySet<string> {
  const values = new Set<string>()
  for (const text of [html, tree]) for (const [, value = ''] of text.matchAll(attribute)) values.add(value)
  return values
}

const stylesheetLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
