import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField, Stack } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

const judgements = ['Far too easy to guess', 'Too easy to guess', 'Could be better', 'Good', 'Very good'] as const;

/** Judged elsewhere, shown here. */
export const Strengths: Story = {
  render: (args) => (
    <Stack>
      {([0, 1, 2, 3, 4] as const).map((score) => (
        <PasswordField
          key={score}
          {...args}
          label={`Password ${score}`}
          autoComplete="new-password"
          strength={{ score, text: judgements[score] }}
        />
      ))}
    </Stack>
  ),
};
export const BeforeJudgement: Story = { args: { defaultValue: '', hasStrength: true } };
export const WithError: Story = { args: { error: 'This password has appeared in a leak. Choose another one.' } };
