import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Message', greatestLength: 20, countText: (used, greatest) => `${used} of ${greatest} characters` },
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of text, growing with what is typed. **When:** messages, reasons. **When not:** one line (TextField). Too much is counted, not cut off, so nothing that was pasted is lost. **Accessibility:** hint, count and error are text beside the control.',
      },
    },
  },
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
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Please sign by Friday' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Please sign by Friday' } };
