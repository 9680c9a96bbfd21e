import base from '../foundations/tokens/base.tokens.json' with { type: 'json' }
import { DocumentTable } from './DocumentTable.js'
import { formatSize } from './StepTable.js'

const uses: Readonly<Record<keyof typeof base.type, string>> = {
  display: 'the title of the home page and of campaigns',
  title1: 'the h1 of a page',
  title2: 'sections',
  title3: 'parts of a section',
  title4: 'cards, groups of a form',
  lead: 'one paragraph below a title',
  body: 'everything people read',
  small: 'tables, labels; never whole paragraphs',
  caption: 'notes; never whole paragraphs',
}

/** Sizes of the type scale with their line heights and uses, from the token file. */
export function TypeTable() {
  return (
    <DocumentTable label="Sizes">
      <thead>
        <tr>
          <th>Token</th>
          <th>Size</th>
          <th>Line height</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(base.type).map(([name, { size, leading }]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{formatSize(size)}</td>
            <td>{leading.$value}</td>
            <td>{uses[name as keyof typeof uses]}</td>
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  )
}
