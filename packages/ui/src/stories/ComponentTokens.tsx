import { Fragment } from 'react'
import { tokensOf } from 'virtual:component-tokens'
import { DocumentTable } from './DocumentTable.js'

/** Names of the theme contract that a component uses, read from its styles. */
export function ComponentTokens({ of: name }: { of: string }) {
  const groups = Object.entries(Object.groupBy(tokensOf[name] ?? [], (token) => token.split('-')[0] ?? ''))
  if (groups.length === 0) return <p>None of its own: it is made of other components.</p>
  return (
    <DocumentTable label="Tokens">
      <tbody>
        {groups.map(([group, tokens = []]) => (
          <tr key={group}>
            <td>{group}</td>
            <td>
              {tokens.map((token) => (
                <Fragment key={token}>
                  <code>--kx-{token}</code>{' '}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  )
}
