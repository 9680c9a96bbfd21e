import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { Button } from '../Button/Button.js'
import { Prose } from './Prose.js'

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>A crimp is a promise</h2>
        <p>
          A good crimp is <strong>gas-tight</strong>: strands and barrel become one body. Whether it is, shows only in
          the <a href="#micrograph">micrograph</a>, or in the force curve while it happens.
        </p>
        <h3>What the monitor looks at</h3>
        <ul>
          <li>Peak force and where it lies</li>
          <li>
            The area below the curve
            <ol>
              <li>from first contact</li>
              <li>to the lower dead centre</li>
            </ol>
          </li>
          <li>Missing strands from the third on</li>
        </ul>
        <blockquote>
          We stopped sorting by hand in the second week.
          <cite>Head of production, Muster Kabel AG</cite>
        </blockquote>
        <p>
          The limit is set with <code>TEACH 20</code>; see below.
        </p>
        <hr />
        <p>
          <mark>Valid for all machines from series 500.</mark>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'micrograph' }), '#micrograph')
  },
}

export const Playground: Story = { args: { lang: 'en' } }

export const WithComponentInside: Story = {
  args: {
    children: (
      <>
        <p>Components keep their own looks inside a text:</p>
        <div data-prose="off">
          <Button look="signal">Request a quotation</Button>
        </div>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).textDecorationLine).toBe('none')
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
