import { cloneElement, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { copyCode } from '../stories/code/localCode.js'
import { toSampleText, type SampleLocale } from './sampleTexts/toSampleText.js'

/** A story's arguments in Chinese: dense text without spaces, in another font. */
export function inChinese<Args extends object>(args: Args) {
  return { args: translate(args, 'zh'), decorators: [toSpoken('zh-CN')] }
}

/** A story's arguments in German with very long words, 320 px wide. */
export function inLongGerman<Args extends object>(args: Args) {
  return { args: translate(args, 'de'), decorators: [toSpoken('de')], globals: smallestPhone }
}

/** 320 px; after each story the preview checks that nothing is wider. */
export const smallestPhone = { viewport: { value: 'phone320' } }

/** Translates an element or text that is not an argument. */
export function translate<Value>(value: Value, locale: SampleLocale): Value {
  return toTranslated(value, locale, '') as Value
}

function toSpoken(lang: string) {
  return (Story: ComponentType) => (
    <div lang={lang}>
      <Story />
    </div>
  )
}

function toTranslated(value: unknown, locale: SampleLocale, key: string): unknown {
  if (typeof value === 'string') return toSampleText(value, locale)
  // Translates the results of text functions; event handlers stay unchanged.
  if (typeof value === 'function' && /^(to|format|describe|children$)/.test(key))
    return copyCode(
      (...given: unknown[]) => toTranslated((value as (...given: unknown[]) => unknown)(...given), locale, 'result'),
      value,
    )
  if (Array.isArray(value)) return value.map((one) => toTranslated(one, locale, key))
  if (isValidElement(value)) {
    const element = value as ReactElement<{ children?: ReactNode }>
    const { children, ...props } = toTranslated(element.props, locale, key) as { children?: ReactNode }
    // React expects keys for an array of children, not for children one by one.
    return Array.isArray(children) ? cloneElement(element, props, ...children) : cloneElement(element, props, children)
  }
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toTranslated(one, locale, name)]))
}
