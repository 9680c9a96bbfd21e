import { Fragment, type ReactNode } from 'react'
import { DocumentTable } from '../../DocumentTable.js'
import { AnchorMdx, Code, PartHeading, SectionHeading } from './elements.js'

/** Markdown that is known at run time: the changelog and the README. Headings, lists, tables, code, links and bold. */
export function Markdown({ children }: { readonly children: string }) {
  return <>{toBlocks(children)}</>
}

function toBlocks(text: string): readonly ReactNode[] {
  const blocks = splitBlocks(text)
  return blocks.map((block, index) => <Fragment key={index}>{toBlock(block, findHeading(blocks, index))}</Fragment>)
}

/** The heading above a block; names its table. */
function findHeading(blocks: readonly string[], index: number): string | undefined {
  const heading = blocks.slice(0, index).findLast((block) => block.startsWith('#'))
  return heading?.replaceAll(/^#+ |[`*]/g, '')
}

/** Blocks are separated by empty lines; code and items of lists keep theirs. */
function splitBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let isCode = false
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    const continues =
      last !== undefined &&
      (isCode ||
        (/^\s+\S/.test(line) && last.startsWith('- ')) ||
        (line.trim() !== '' &&
          last !== '' &&
          !/^(#|```)/.test(line) &&
          !last.startsWith('#') &&
          !isNewList(line, last)))
    if (continues) blocks[blocks.length - 1] = `${last}\n${line}`
    else if (line.trim() === '' && last !== undefined && last.startsWith('- ')) blocks[blocks.length - 1] = `${last}\n`
    else blocks.push(line)
    if (line.startsWith('```')) {
      isCode = !isCode
      if (!isCode) blocks.push('')
    }
  }
  return blocks.filter((block) => block.trim() !== '')
}

function isNewList(line: string, last: string): boolean {
  return line.startsWith('- ') && !last.startsWith('- ')
}

function toBlock(block: string, title = 'Table'): ReactNode {
  const [, marks, heading = ''] = /^(#{1,4}) (.*)$/.exec(block) ?? []
  if (marks) {
    const Heading = marks.length <= 2 ? SectionHeading : PartHeading
    return <Heading>{toInline(heading)}</Heading>
  }
  const [, code] = /^```.*\n([^]*?)\n```$/.exec(block.trim()) ?? []
  if (code !== undefined)
    return (
      <Code>
        <code>{code}</code>
      </Code>
    )
  if (block.startsWith('- ')) {
    const items = block.split(/\n(?=- )/).map((item) =>
      item
        .slice(2)
        .replaceAll(/\n {1,4}/g, '\n')
        .trim(),
    )
    return (
      <ul>
        {items.map((item, index) => (
          <li key={index}>{/\n\n|\n- |```/.test(item) ? toBlocks(item) : toInline(item)}</li>
        ))}
      </ul>
    )
  }
  return block.startsWith('|') ? toTable(block, title) : <p>{toInline(block)}</p>
}

function toTable(block: string, title: string): ReactNode {
  const [head = [], , ...rows] = block.split('\n').map((line) =>
    line
      .replaceAll(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )
  return (
    <DocumentTable label={title}>
      {head.some((cell) => cell !== '') && (
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index}>{toInline(cell)}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{toInline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  )
}

/** Code, bold and links inside a text. */
export function toInline(text: string): readonly ReactNode[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/)
    .map((part, index) => <Fragment key={index}>{toPart(part)}</Fragment>)
}

function toPart(part: string): ReactNode {
  if (/^`.+`$/s.test(part)) return <code>{part.slice(1, -1)}</code>
  if (/^\*\*.+\*\*$/s.test(part)) return <strong>{toInline(part.slice(2, -2))}</strong>
  const [, label, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
  return label === undefined ? part : <AnchorMdx href={href}>{toInline(label)}</AnchorMdx>
}
