import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from '../../components/Button/Button.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { DashboardTiles } from './DashboardTiles.js'
import type { DashboardTile } from './DashboardTiles.types.js'

const meta = {
  title: 'Modules/DashboardTiles',
  component: DashboardTiles,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'mykomax',
    title: 'Good morning, Carla',
    tiles: [
      {
        id: 'tickets',
        icon: 'tickets',
        title: 'Service tickets',
        description: 'Report a problem and follow what we do about it.',
        status: 'active',
        statusText: 'Active',
        link: { href: '#tickets', text: 'Open service tickets' },
      },
      {
        id: 'inventory',
        icon: 'inventory',
        title: 'Inventory of machines',
        description: 'All machines of your organization at one glance.',
        status: 'active',
        statusText: 'Active',
        link: { href: '#inventory', text: 'Open inventory' },
      },
      {
        id: 'direct',
        icon: 'insight',
        title: 'Direct insight',
        description: 'Output, downtime and quality of every line.',
        status: 'pending',
        statusText: 'Pending',
      },
      {
        id: 'wire-flow',
        icon: 'cloud',
        title: 'Wire-processing cloud',
        description: 'Plan jobs and send them to the machines.',
        status: 'unregistered',
        statusText: 'Not registered',
        link: { href: '#register', text: 'Register' },
      },
      {
        id: 'data',
        icon: 'data',
        title: 'Master data',
        description: 'Wires, terminals and seals in one place.',
        status: 'comingsoon',
        statusText: 'Coming soon',
      },
      {
        id: 'account',
        icon: 'account',
        title: 'Account settings',
        description: 'Your profile, your password, your second factor.',
        status: 'active',
        statusText: 'Active',
        link: { href: '#account', text: 'Open account settings' },
      },
    ],
  },
} satisfies Meta<typeof DashboardTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Register' }), '#register')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#register')
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const Playground: Story = {}

/** What most people come for is the first action of the page. */
export const WithAction: Story = {
  args: {
    lead: 'Your services at a glance.',
    action: (
      <ButtonLink look="signal" href="#new">
        Report a fault
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Report a fault' })).toHaveAttribute('href', '#new')
  },
}

/** Counts of what is open or due link to what they count; what waits for the user is marked. */
export const OpenAndDue: Story = {
  args: {
    lead: 'Your services at a glance.',
    figures: {
      title: 'Open and due',
      items: [
        { href: '#waiting', value: '3', label: 'tickets wait for your answer', needsAction: true },
        { href: '#open', value: '11', label: 'open tickets' },
        { href: '#due', value: '7', label: 'machines need maintenance' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Open and due' })
    await expect(canvas.getByRole('link', { name: '3 tickets wait for your answer' })).toHaveAttribute(
      'href',
      '#waiting',
    )
    await expect(within(region).getAllByRole('link')).toHaveLength(3)
  },
}

const countedTiles = [4, 5, 6, 7, 8] as const

/** Rows without an empty cell, whatever the number of services. */
export const FullRows: Story = {
  render: (args) => (
    <>
      {countedTiles.map((count) => (
        <DashboardTiles
          key={count}
          {...args}
          overline={undefined}
          title={`${count} services`}
          tiles={[...args.tiles, ...args.tiles].slice(0, count).map((tile, index) => ({ ...tile, id: `${index}` }))}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      const { right } = list.getBoundingClientRect()
      const tiles = within(list)
        .getAllByRole('listitem')
        .map((tile) => tile.getBoundingClientRect())
      const rows = Map.groupBy(tiles, ({ top }) => Math.round(top))
      for (const row of rows.values()) await expect(row.at(-1)?.right).toBeCloseTo(right, 0)
    }
  },
}

export const Loading: Story = {
  args: { isLoading: true, loadingText: 'Loading your services', tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your services')
  },
}

const granted: Readonly<Record<string, Partial<DashboardTile>>> = {
  'wire-flow': { status: 'active', statusText: 'Active', link: { href: '#wire', text: 'Open the cloud app' } },
  direct: {
    status: 'unregistered',
    statusText: 'Not registered',
    link: { href: '#register', text: 'Register for direct insight' },
  },
  data: {
    status: 'active',
    statusText: 'Active',
    link: { href: 'https://data.kudex.example', text: 'Open master data', openInNewTab: true },
  },
}

/** All eight services of an administrator; a user without the role for direct insight is linked to the registration. */
export const AllServices: Story = {
  args: {
    tiles: [
      {
        id: 'users',
        icon: 'users',
        title: 'User administration',
        description: 'Invite people of your organization and decide what they may use.',
        status: 'active',
        statusText: 'Active',
        link: { href: '#users', text: 'Open user administration' },
      },
      ...meta.args.tiles.map((tile) => ({ ...tile, ...granted[tile.id] })),
      {
        id: 'wire',
        icon: 'wire',
        title: 'Wire master',
        description: 'Every wire you process, with its settings.',
        status: 'active',
        statusText: 'Active',
        link: { href: 'https://wire.kudex.example', text: 'Open wire master', openInNewTab: true },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: 'Register for direct insight' })).toHaveAttribute('href', '#register')
  },
}

export const ContinueWhereYouWere: Story = {
  args: {
    continueLink: {
      text: 'You wanted to see a service ticket before you signed in.',
      link: { href: '#ticket', text: 'Continue there' },
    },
  },
}

export const HoverAndFocus: Story = inStates({ isWide: true })

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <DashboardTiles
      {...args}
      title="Guten Morgen, Maximiliane-Friederike"
      tiles={args.tiles.map((tile) => ({
        ...tile,
        title: 'Benutzerkontenverwaltung',
        statusText: 'Nicht registriert',
      }))}
    />
  ),
}

export const Chinese: Story = {
  ...inChinese(meta.args),
  render: (args) => (
    <DashboardTiles
      {...args}
      title="早上好，卡拉"
      tiles={args.tiles.map((tile) => ({
        ...tile,
        title: '服务工单',
        description: '报告问题并跟踪处理进度。',
        statusText: '已启用',
      }))}
    />
  ),
}
