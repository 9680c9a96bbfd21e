import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks'
import { changelog, comingNotes, componentStatus } from 'virtual:changes'
import { DocumentTable } from './DocumentTable.js'

/** Changes of the next release and of released ones, from the changesets and the changelog. */
export function WhatChanged() {
  const coming = comingNotes.length > 0 ? `## Coming\n\n${comingNotes.map(toItem).join('\n')}\n` : ''
  return <Markdown>{`${coming}${changelog}`}</Markdown>
}

/** Components and modules with purpose and status. */
export function StatusTable({ kind }: { readonly kind: 'components' | 'modules' }) {
  return (
    <DocumentTable label={kind === 'components' ? 'Components' : 'Modules'}>
      <thead>
        <tr>
          <th>Name</th>
          <th>What it is for</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {componentStatus
          .filter((entry) => entry.kind === kind)
          .map(({ name, purpose, status, replacement }) => (
            <tr key={name}>
              <td>
                <AnchorMdx href={`?path=/docs/${kind}-${name.toLowerCase()}--docs`} target="_self">
                  {name}
                </AnchorMdx>
              </td>
              <td>{purpose}</td>
              <td>{replacement ? `${status} → ${replacement}` : status}</td>
            </tr>
          ))}
      </tbody>
    </DocumentTable>
  )
}

/** Keys of every component that has some, and the tests that press them. */
export function KeyTable() {
  return (
    <DocumentTable label="Keys of all components">
      <thead>
        <tr>
          <th>Component</th>
          <th>Key</th>
          <th>What it does</th>
          <th>Tested by</th>
        </tr>
      </thead>
      <tbody>
        {componentStatus.flatMap(({ kind, name, keys: rows }) =>
          rows.map(({ keys, effect, testedBy }, index) => (
            <tr key={`${name} ${keys}`}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  <AnchorMdx href={`?path=/docs/${kind}-${name.toLowerCase()}--docs`} target="_self">
                    {name}
                  </AnchorMdx>
                </th>
              )}
              <td>{keys}</td>
              <td>{effect}</td>
              <td>{testedBy.join(', ') || 'every control'}</td>
            </tr>
          )),
        )}
      </tbody>
    </DocumentTable>
  )
}

function toItem(note: string): string {
  return `- ${note.replaceAll('\n', '\n  ')}`
}
