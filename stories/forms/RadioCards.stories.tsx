import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, RadioCards } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    label: 'Delivery',
    name: 'delivery',
    defaultValue: 'post',
    onChange: fn(),
    options: [
      { value: 'post', label: 'By post', description: 'Arrives within three working days.' },
      {
        value: 'courier',
        label: 'By courier',
        description: 'Arrives tomorrow.',
        aside: <Badge tone="seal">New</Badge>,
      },
      {
        value: 'drone',
        label: 'By drone',
        description: 'Arrives at once.',
        isDisabled: true,
        disabledReason: 'Needs a landing place.',
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'One of a few choices that need a word of explanation each. **When:** two to five choices that matter. **When not:** many or short ones (SelectField). **Accessibility:** a fieldset of radio buttons: Tab reaches the chosen one, arrows choose; what cannot be chosen says why.',
      },
    },
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose; what cannot be chosen is left out and says why. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('courier');
    await expect(canvas.getByRole('radio', { name: /By courier/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Needs a landing place/ })).toBeDisabled();
  },
};
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose how we deliver.', hint: 'You can change it later.' },
};
/** Beside a heading that says the same, which is read out all the same. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')[0]).toHaveAccessibleName();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
