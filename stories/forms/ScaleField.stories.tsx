import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScaleField } from '@sigillum/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const words = ['Very dissatisfied', 'Dissatisfied', 'Neither', 'Satisfied', 'Very satisfied'];

const meta = {
  title: 'Forms/ScaleField',
  component: ScaleField,
  args: {
    label: 'How satisfied are you?',
    least: 1,
    greatest: 5,
    ends: [words[0], words[4]],
    nameStep: (step: number) => words[step - 1]!,
    value: null,
    onChange: fn(),
  },
  render: function RenderField(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ScaleField
        {...args}
        value={value}
        onChange={(step) => {
          args.onChange(step);
          setValue(step);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'A judgement on a scale. **When:** asking how satisfied somebody is, or how likely. **When not:** an amount (NumberField), or ' +
          'choices that are not in an order (RadioCards). **Accessibility:** a fieldset of radio buttons whose legend is the question; each ' +
          'step is named by its number and its words, and arrow keys move through them.',
      },
    },
  },
} satisfies Meta<typeof ScaleField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '4: Satisfied' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4: Satisfied' })).toBeChecked();
  },
};
/** From 0 to 10; a phone shows two rows. */
const eleven = { least: 0, greatest: 10, ends: ['Not at all', 'Certainly'] as const };
export const Eleven: Story = { args: { ...eleven, nameStep: undefined } };
export const ElevenOnPhone: Story = { ...Eleven, globals: { viewport: { value: 'xs' } } };
export const HiddenLabel: Story = { args: { isLabelHidden: true, value: 3 } };
export const WithError: Story = {
  args: { error: 'Please choose at least one value' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose at least one value');
  },
};
export const LongText: Story = {
  args: {
    label: 'Wie zufrieden sind Sie insgesamt mit der Liegenschaftsbewirtschaftungssoftware Ihres Unternehmens?',
    ends: ['Überhaupt nicht zufriedenstellend', 'Ausserordentlich zufriedenstellend'],
  },
  globals: { viewport: { value: 'xs' } },
};
