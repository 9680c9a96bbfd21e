import type { CompiledMessage, CompiledNode } from '../src/messages/messages.types.ts'

/** Plural forms of whole numbers that the language needs and the message lacks. */
export function findMissingPlurals(message: CompiledMessage, language: string): string[] {
  return typeof message === 'string' ? [] : message.flatMap((node) => findInNode(node, language))
}

function findInNode(node: CompiledNode, language: string): string[] {
  if (typeof node === 'string' || node === 0) return []
  switch (node[0]) {
    case 'x':
      return findMissingPlurals(node[2], language)
    case 's':
      return Object.values(node[2]).flatMap((choice) => findMissingPlurals(choice, language))
    case 'p':
    case 'o': {
      const needed = listCategories(language, node[0] === 'o' ? 'ordinal' : 'cardinal')
      return [
        ...needed.filter((category) => !Object.hasOwn(node[2], category)),
        ...Object.values(node[2]).flatMap((choice) => findMissingPlurals(choice, language)),
      ]
    }
    default:
      return []
  }
}

/** Decimals and millions use `other`. */
function listCategories(language: string, type: Intl.PluralRuleType): string[] {
  const rules = new Intl.PluralRules(language, { type })
  return [...new Set(['other', ...Array.from({ length: 201 }, (_, count) => rules.select(count))])]
}
