import { style, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.js'

type Rule = Omit<StyleRule, '@layer'>

/** Creates a class in the layer of layout primitives. */
export function layoutStyle(rule: Rule): string {
  return style(inLayout(rule))
}

/** Creates a class in the layer of components. */
export function componentStyle(rule: Rule): string {
  return style(inComponents(rule))
}

/** Creates a class in the layer of modules. */
export function moduleStyle(rule: Rule): string {
  return style(inModules(rule))
}

/** Wraps a style rule into the layer of layout primitives. */
export function inLayout(rule: Rule): StyleRule {
  return { '@layer': { [layers.layout]: rule } }
}

/** Wraps a style rule into the layer of components, for compositions and variants. */
export function inComponents(rule: Rule): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}

/** Wraps a style rule into the layer of modules, for compositions and variants. */
export function inModules(rule: Rule): StyleRule {
  return { '@layer': { [layers.modules]: rule } }
}
