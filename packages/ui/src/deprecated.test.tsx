import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProductHeader } from './index.js'

interface FormerProp {
  readonly name: string
  readonly component: ComponentType<never>
  readonly props: object
  readonly former: object
  readonly renamed: object
}

const formerProps: readonly FormerProp[] = [
  {
    name: 'overlineLanguage of ProductHeader',
    component: ProductHeader,
    props: { name: 'Alpha', overline: 'Schneiden', gallery: { label: 'Pictures', items: [] } },
    former: { overlineLanguage: 'de' },
    renamed: { overlineLang: 'de' },
  },
]

it.each(formerProps)('$name renders the same as the new name', ({ component, props, former, renamed }) => {
  const render = (more: object) => renderToString(createElement(component, { ...props, ...more } as never))
  expect(render(former)).toBe(render(renamed))
  expect(render(renamed)).not.toBe(render({}))
})
