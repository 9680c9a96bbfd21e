import { useLayoutEffect } from 'react'
import { toLocaleText, type StoryLocale } from './toLocaleText.js'

const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']

/**
 * Translates all texts of the document, also those of dialogs outside of the story. React compares with its own virtual
 * DOM: it overwrites a translated text only when the source text changes, and the observer translates it again.
 */
export function useStoryLocale(locale: StoryLocale): void {
  useLayoutEffect(() => {
    document.documentElement.lang = locale === 'pseudo' ? 'en' : locale
    if (locale === 'en') return undefined
    const done = new WeakMap<Node, string>()
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        translate(target, locale, done)
        addedNodes.forEach((node) => translateAll(node, locale, done))
      }
    })
    translateAll(document.body, locale, done)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [locale])
}

function translateAll(root: Node, locale: StoryLocale, done: WeakMap<Node, string>): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode()) translate(node, locale, done)
}

function translate(node: Node, locale: StoryLocale, done: WeakMap<Node, string>): void {
  if (node instanceof Text) {
    if (done.get(node) === node.data || node.parentElement?.closest('script, style, code, pre, [lang]:not(html)'))
      return
    node.data = toLocaleText(node.data, locale)
    done.set(node, node.data)
  } else if (node instanceof Element)
    for (const name of spoken) {
      const value = node.getAttribute(name)
      const marker = node.getAttributeNode(name)
      if (value === null || marker === null || done.get(marker) === value) continue
      const text = toLocaleText(value, locale)
      done.set(marker, text)
      if (text !== value) node.setAttribute(name, text)
    }
}
