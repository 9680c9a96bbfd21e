import { cloneElement, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { toSampleText, type SampleLocale } from './sampleTexts/toSampleText.js'

/** The arguments of a story in Chinese: dense lines without spaces, letters of another font. */
export function inChinese<Args extends object>(args: Args) {
  return { args: translate(args, 'zh'), decorators: [toSpoken('zh-CN')] }
}

/** The arguments of a story in German that is as long as German gets, on the smallest phone there is. */
export function inLongGerman<Args extends object>(args: Args) {
  return { args: translate(args, 'de'), decorators: [toSpoken('de')], globals: smallestPhone }
}

/** 320 px: what stands in it may not be wider than the screen, which the preview checks after each story. */
export const smallestPhone = { viewport: { value: 'phone320' } }

/** An element or a text of a story, for what is not an argument. */
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
  // What a component asks for is said in the language too; what it tells stays as it is.
  if (typeof value === 'function' && /^(to|format|describe|children$)/.test(key))
    return (...given: unknown[]) =>
      toTranslated((value as (...given: unknown[]) => unknown)(...given), locale, 'result')
  if (Array.isArray(value)) return value.map((one) => toTranslated(one, locale, key))
  if (isValidElement(value)) {
    const element = value as ReactElement<{ children?: ReactNode }>
    return cloneElement(element, toTranslated(element.props, locale, key) as object)
  }
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toTranslated(one, locale, name)]))
}
