import base from '../foundations/tokens/base.tokens.json' with { type: 'json' }
import { DocumentTable } from './DocumentTable.js'

/** A dimension of the token file. */
interface Step {
  readonly $value: { readonly value: number }
  readonly $extensions?: { readonly 'com.kudex.fluid': Record<'min' | 'max', { readonly value: number }> }
}

const { $type: _type, ...steps } = base.space

/** Steps of the space scale with their widths, from the token file. */
export function StepTable() {
  return (
    <DocumentTable label="Steps">
      <thead>
        <tr>
          <th>Step</th>
          <th>Width</th>
          <th>Custom property</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries<Step>(steps).map(([name, step]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatSize(step)}</td>
            <td>
              <code>{`--kx-space-${name}`}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  )
}

/** A length of the token file in pixels; if it grows with the screen, the least and the greatest. */
export function formatSize({ $value, $extensions }: Step): string {
  const fluid = $extensions?.['com.kudex.fluid']
  return fluid ? `${fluid.min.value} px on a phone to ${fluid.max.value} px at 1440 px` : `${$value.value} px`
}
