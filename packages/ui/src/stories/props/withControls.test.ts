import { describe, expect, it } from 'vitest'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { listProps } from './listProps.js'
import { readSources } from './propsPlugin.js'
import { withControls } from './withControls.js'

const all = listProps(readSources())
const button = withControls(all['Button'] ?? [], { size: { control: { type: 'range' } } })

describe('the controls of a playground', () => {
  it('are choices, switches, texts, and icons by name', () => {
    expect(button['look']).toMatchObject({
      control: { type: 'inline-radio' },
      options: expect.arrayContaining(['signal']),
    })
    expect(button['wide']).toMatchObject({ control: { type: 'boolean' } })
    expect(button['children']).toMatchObject({ control: { type: 'text' } })
    expect(button['icon']).toMatchObject({
      options: expect.arrayContaining(['IconArrowRight']),
      mapping: { IconArrowRight },
    })
  })

  it('name description, type and default', () => {
    expect(button['look']?.description).toMatch(/main purpose/)
    expect(button['look']?.['table']).toMatchObject({
      type: { summary: "'signal' | 'solid' | 'outline' | 'quiet'" },
      defaultValue: { summary: "'solid'" },
    })
  })

  it('show the fields of object types without a name in the detail, so that the table stays narrow', () => {
    expect(withControls(all['Downloads'] ?? [], {})['items']?.['table']?.type).toEqual({
      summary: 'readonly { … }[]',
      detail: expect.stringContaining('typeText'),
    })
  })

  it('leave to a story what it says itself', () => {
    expect(button['size']).toMatchObject({ control: { type: 'range' } })
  })

  it('cover nine of ten props; functions and elements have none', () => {
    const argTypes = Object.values(all).flatMap((props) => Object.values(withControls(props, {})))
    const inert = argTypes.filter(({ control }) => control === false)
    const isExpected = (type: string) => /=>|Node|Element|Handler|Ref|Map</.test(type)
    expect(inert.filter(({ table }) => !isExpected(`${table?.type?.summary} ${table?.type?.detail}`))).toEqual([])
    expect(argTypes.length - inert.length).toBeGreaterThan(500)
  })
})
