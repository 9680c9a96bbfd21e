import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { clicksAt } from '../../stories-assets/plays.js'
import { RadioGroup } from './RadioGroup.js'

const reasons = [
  { value: 'company', text: 'Solved with your help' },
  { value: 'own', text: 'Solved without your help', hint: 'Tell us how, it may help others.' },
  { value: 'obsolete', text: 'No longer relevant' },
]

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Why do you close this ticket?', name: 'reason', options: reasons, onChange: fn() },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { hint: 'Choose one', defaultValue: 'own' } }

export const ChooseByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Solved with your help' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('radio', { name: 'Solved without your help' })
    await expect(second).toBeChecked()
    await expect(second).toHaveAccessibleDescription('Tell us how, it may help others.')
    await expect(args.onChange).toHaveBeenLastCalledWith('own')
    await clicksAt(canvas.getByRole('radio', { name: 'Solved with your help' }))
    await expect(second).not.toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <Stack gap="6">
      <RadioGroup
        legend="Measurement system"
        name="row"
        layout="row"
        defaultValue="metric"
        options={[
          { value: 'metric', text: 'Metric' },
          { value: 'imperial', text: 'Imperial' },
        ]}
      />
      <RadioGroup legend="Why do you close this ticket?" name="error" error="Choose a reason" options={reasons} />
      <RadioGroup legend="Reason" name="disabled" defaultValue="own" disabled options={reasons} />
      <div data-story-width="phone" lang="de">
        <RadioGroup
          legend="Warum schliessen Sie dieses Ticket?"
          name="german"
          options={[
            { value: 'a', text: 'Durch die Serviceabteilung des Maschinenherstellers gelöst' },
            { value: 'b', text: 'Nicht mehr von Bedeutung', disabled: true },
          ]}
        />
      </div>
      <RadioGroup
        legend="您为什么关闭此工单？"
        name="chinese"
        options={[
          { value: 'a', text: '已由贵公司解决' },
          { value: 'b', text: '不再相关' },
        ]}
      />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
