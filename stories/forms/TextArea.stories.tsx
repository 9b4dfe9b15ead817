import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Message', greatestLength: 20, countText: (used, greatest) => `${used} of ${greatest} characters` },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The count follows; too much is counted, not cut off. */
export const WithCount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Please sign by Friday at the latest');
    await expect(canvas.getByText('35 of 20 characters')).toHaveAttribute('data-exceeded');
    await expect(canvas.getByRole('textbox')).toHaveValue('Please sign by Friday at the latest');
  },
};
export const WithError: Story = {
  args: { error: 'Write at most 20 characters.', defaultValue: 'Please sign by Friday at the latest' },
};
export const WithoutCount: Story = { args: { greatestLength: undefined, optionalText: 'optional' } };
