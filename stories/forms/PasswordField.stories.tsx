import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField, Stack } from '@sigillum/design-system';
import type { PasswordStrength } from '@sigillum/design-system';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'correct horse' },
  parameters: {
    docs: {
      description: {
        component:
          'A password that can be shown. **When:** log-in, and with `autoComplete="new-password"` a new one. **When not:** codes (OneTimeCodeField). The strength is the server’s judgement: the caller asks when nobody has typed for a moment and hands over score and words. **Accessibility:** the button says what it will do; the judgement is announced, and colour is never all that tells it.',
      },
    },
  },
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

/** The caller asks the server when nobody has typed for a moment; the answer arrives with words, and is announced. */
export const JudgedByServer: Story = {
  args: { defaultValue: '', hasStrength: true, autoComplete: 'new-password' },
  render: function RenderJudged(args) {
    const [strength, setStrength] = useState<PasswordStrength>();
    const judge = (password: string) =>
      setStrength(password.length < 12 ? { score: 1, text: 'Too short' } : { score: 4, text: 'Very good' });
    return (
      <PasswordField
        {...args}
        {...(strength && { strength })}
        onChange={({ target }) => void Promise.resolve(target.value).then(judge)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('correct');
    await expect(await canvas.findByText('Too short')).toBeVisible();
    await userEvent.keyboard(' horse battery');
    await expect(await canvas.findByText('Very good')).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
