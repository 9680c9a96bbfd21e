import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.js'

type Rule = Omit<StyleRule, '@layer'>

/** Wraps a style rule into the layer of layout primitives. */
export function inLayout(rule: Rule): StyleRule {
  return { '@layer': { [layers.layout]: rule } }
}

/** Wraps a style rule into the layer of components: `style(inComponents({ … }))`. */
export function inComponents(rule: Rule): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}

/** Wraps a style rule into the layer of modules: `style(inModules({ … }))`. */
export function inModules(rule: Rule): StyleRule {
  return { '@layer': { [layers.modules]: rule } }
}
