import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listProps } from './listProps.js'
import { findComponent, readSources } from './propsPlugin.js'

const styles = 'export const tone = styleVariants({ ink: {}, "muted": {} })'

const source = `
  type Look = {
    /** Meaning of the colour. */
    tone?: keyof typeof styles.tone | undefined
  }
  type Size = 'small' | 'large'
  interface Item { readonly text: string }
  export interface CardProps extends Omit<Base, 'hidden'>, RootProps {
    /** Size of the card. */
    readonly size?: Size | undefined
    /** Entries. */
    readonly items: readonly Item[]
  }
  interface Base {
    /** Level. @defaultValue 2 */
    level?: 1 | 2
    hidden: boolean
  }
  export function Card({ tone = 'ink', ...more }: Look & CardProps) {
    const { size = 'small', items } = more
    return null
  }`

const props =
  listProps(
    new Map([
      ['a/Card.css.ts', styles],
      ['a/Card.tsx', source],
    ]),
  )['Card'] ?? []
const find = (name: string) => props.find((prop) => prop.name === name)

describe('props in the style guide', () => {
  it('come from all parts of a type, without omitted ones', () => {
    expect(props.map(({ name }) => name)).toEqual(['tone', 'size', 'items', 'level'])
    expect(props.map(({ isRequired }) => isRequired)).toEqual([false, false, true, false])
  })

  it('have the defaults of destructured parameters and variables, or of the comment', () => {
    expect(find('tone')?.defaultValue).toBe("'ink'")
    expect(find('size')?.defaultValue).toBe("'small'")
    expect(find('level')?.defaultValue).toBe('2')
  })

  it('spell out choices: literals, aliases and style variants', () => {
    expect(find('tone')?.options).toEqual(['ink', 'muted'])
    expect(find('size')).toMatchObject({ type: "'small' | 'large'", options: ['small', 'large'] })
    expect(find('level')?.options).toEqual([1, 2])
  })

  it('show the declarations of the types that they name', () => {
    expect(find('items')).toMatchObject({ type: 'readonly Item[]', detail: 'interface Item { readonly text: string }' })
  })
})

describe('the components of the package', () => {
  const all = listProps(readSources())

  it('have props with a description and a type each', () => {
    const exported = readFileSync(new URL('../../publicApi.snapshot.txt', import.meta.url), 'utf8').split('\n')
    const documented = Object.entries(all).filter(([name, list]) => exported.includes(name) && list.length > 0)
    expect(documented.length).toBeGreaterThan(150)
    const incomplete = documented.flatMap(([component, list]) =>
      list
        .filter(({ description, type }) => !description || !type || /keyof typeof/.test(type))
        .map(({ name }) => `${component}.${name}`),
    )
    expect(incomplete).toEqual([])
  })

  it('are found for their stories', () => {
    const cwd = fileURLToPath(new URL('../..', import.meta.url))
    const files = globSync('{components,modules}/[A-Z]*/*.stories.tsx', { cwd }).filter((file) =>
      /(\w+)[\\/]\1\.stories/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) expect(file).toContain(`${findComponent(readFileSync(`${cwd}${file}`, 'utf8'))}.stories`)
  })

  it('name the default of a choice', () => {
    const button = new Map(all['Button']?.map((prop) => [prop.name, prop]))
    expect(button.get('look')).toMatchObject({
      options: ['signal', 'solid', 'outline', 'quiet'],
      defaultValue: "'solid'",
    })
    expect(button.get('loading')?.defaultValue).toBe('false')
    expect(button.get('icon')?.type).toBe('IconComponent')
  })
})
