import type { ReactNode } from 'react'

/** Longest line of the code. */
export const lineLength = 100

/** An import, with a line for each name if it is long. */
export function printImport(module: string, names: readonly string[]): string {
  const line = `import { ${names.join(', ')} } from '${module}'`
  return line.length <= lineLength
    ? line
    : `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${module}'`
}

/** An array or an object, with a line for each entry if it is long. */
export function printList(start: string, items: readonly string[], end: string, indent: number): string {
  if (items.length === 0) return `${start.trim()}${end.trim()}`
  const line = `${start}${items.join(', ')}${end}`
  if (!line.includes('\n') && indent + line.length <= lineLength) return line
  const pad = ' '.repeat(indent)
  return `${start.trim()}\n${items.map((item) => `${pad}  ${item},`).join('\n')}\n${pad}${end.trim()}`
}

/** Children without arrays and without what is not rendered. */
export function toList(node: ReactNode): readonly unknown[] {
  if (Array.isArray(node)) return node.flatMap(toList)
  if (node === undefined || node === null || typeof node === 'boolean') return []
  return [node]
}

/** Neighbouring texts would get a space between their lines. */
export function joinTexts(children: readonly unknown[]): readonly unknown[] {
  const joined: unknown[] = []
  for (const child of children) {
    const text = typeof child === 'string' || typeof child === 'number' ? String(child) : undefined
    const last = joined.at(-1)
    if (text === undefined) joined.push(child)
    else if (typeof last === 'string') joined[joined.length - 1] = `${last}${text}`
    else joined.push(text)
  }
  return joined.filter((child) => child !== '')
}

/** Text is plain where JSX does not change it. */
export function printText(text: string): string {
  return /[{}<>&\n]/.test(text) || text !== text.trim() ? `{${quote(text)}}` : text
}

/** The value of an attribute: in quotes, or as an expression where quotes would change it. */
export function toAttributeText(text: string): string {
  const isPlain = !/["&\n\\]/.test(text) && !(text.startsWith('data:') && text.length > lineLength)
  return isPlain ? `"${text}"` : `{${quote(text)}}`
}

/** A string literal. */
export function quote(text: string): string {
  // Drawings of the stories, which are kilobytes long.
  if (text.startsWith('data:') && text.length > lineLength)
    return `'/example.${/svg|png|jpeg|pdf|mp4/.exec(text)?.[0] ?? 'bin'}'`
  if (text.includes("'") && !/["\\\n\r\t]/.test(text)) return `"${text}"`
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`)}'`
}
