import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { stateColors, theme, title } from './theme.js'

const searchLink = {
  alignSelf: 'center',
  paddingInline: 8,
  color: theme.colorSecondary,
  fontSize: 13,
  whiteSpace: 'nowrap',
}

addons.setConfig({
  theme,
  sidebar: { renderLabel: ({ name, type, tags }) => (type === 'component' ? toLabel(name, tags) : name) },
})
// The search of the side bar knows names only.
addons.add('kudex/search', {
  type: types.TOOLEXTRA,
  title: 'Search all texts',
  render: () =>
    createElement('a', { href: './?path=/docs/start-overview--docs', style: searchLink }, 'Search all texts'),
})
nameWindow()

/** Components that may still change, or will be removed, have their status beside the name. */
function toLabel(name: string, tags: readonly string[]) {
  const status = tags.find((tag) => tag.startsWith('status:'))?.slice('status:'.length)
  if (!status || status === 'ready') return name
  const color = status === 'draft' ? stateColors.draft : stateColors.deprecated
  const badge = { marginInlineStart: 8, padding: '0 4px', border: `1px solid ${color}`, borderRadius: 2, color }
  return createElement('span', null, name, createElement('small', { style: badge }, status))
}

/** Storybook writes its own name into the title of the window. */
function nameWindow(): void {
  const rename = () => {
    const own = document.title.replace(/(?:[-⋅·] )?Storybook$/, `– ${title}`)
    if (own !== document.title) document.title = own
  }
  new MutationObserver(rename).observe(document.head, { subtree: true, childList: true, characterData: true })
  rename()
}
