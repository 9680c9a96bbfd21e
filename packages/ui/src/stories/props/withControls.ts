import type { StrictArgTypes } from 'storybook/internal/types'
import * as icons from '../../components/Icon/icons.js'
import * as layoutIcons from '../../components/Icon/layoutIcons.js'
import type { PropDocs } from './listProps.js'

type ArgType = StrictArgTypes[string]

const allIcons: Readonly<Record<string, unknown>> = { ...layoutIcons, ...icons }

/**
 * Controls and table rows of Storybook for the props of a component, required ones first; what a story declares itself
 * takes precedence.
 */
export function withControls(
  props: readonly PropDocs[],
  argTypes: Readonly<Record<string, Partial<ArgType>>>,
): StrictArgTypes {
  const requiredFirst = props.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
  const documented = requiredFirst.map((prop) => [prop.name, { ...toArgType(prop), ...argTypes[prop.name] }] as const)
  const own = Object.entries(argTypes).map(([name, argType]) => [name, { name, ...argType }] as const)
  const others = own.filter(([name]) => props.every((prop) => prop.name !== name))
  return Object.fromEntries([...documented, ...others]) as StrictArgTypes
}

function toArgType(prop: PropDocs): ArgType {
  const { name, description, isRequired, type, detail, defaultValue } = prop
  return {
    name,
    description,
    ...toControl(prop),
    type: { name: 'other', value: type, required: isRequired },
    table: {
      category: toCategory(prop),
      type: toTypeDocs(type, detail),
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  }
}

/** Object types without a name are too long for the table: their fields are in the detail. */
function toTypeDocs(type: string, detail: string): { summary: string; detail?: string } {
  if (!type.includes('{')) return { summary: type, ...(detail && { detail }) }
  return { summary: type.replaceAll(/\{.*\}/g, '{ … }'), detail: [type, detail].filter(Boolean).join('\n\n') }
}

/** Choices as selects, icons by name, texts as fields, lists as JSON; functions and elements have no control. */
function toControl({ type, detail, options }: PropDocs): object {
  if (options) return { control: { type: options.length < 5 ? 'inline-radio' : 'select' }, options }
  if (type === 'boolean') return { control: { type: 'boolean' } }
  if (type === 'number') return { control: { type: 'number' } }
  if (/^(string|ReactNode|boolean \| string)$/.test(type)) return { control: { type: 'text' } }
  if (type === 'IconComponent')
    return { control: { type: 'select' }, options: Object.keys(allIcons), mapping: allIcons }
  if (/=>|ReactNode|ReactElement|IconComponent|Handler|Ref\b|ElementType|Map</.test(`${type} ${detail}`))
    return { control: false }
  return { control: { type: 'object' } }
}

function toCategory({ name, type, isRequired }: PropDocs): string {
  if (/^on[A-Z]/.test(name)) return 'Events'
  if (/^(className|id|lang|ref|tabIndex)$/.test(name)) return 'Root element'
  if (/=>/.test(type)) return 'Functions'
  return isRequired ? 'Required' : 'Optional'
}
