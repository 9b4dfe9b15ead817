import { deputiesExample } from '@sigillum/api-contracts/members/examples.ts';
import { DeputyNote } from '@sigillum/app/members/components/deputy-note.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/Members/Deputy note',
  component: DeputyNote,
  render: showScreen(DeputyNote, { path: '/dashboard' }),
  args: { deputies: deputiesExample },
} satisfies Meta<typeof DeputyNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const { deputy } = deputiesExample;

/** Who is away, and stood in for somebody before. */
export const Both: Story = {
  args: {
    deputies: {
      deputy: { ...deputy!, hasBegun: true },
      standsInFor: [{ email: 'luca@example.ch', name: '', endsAt: '2026-11-27T22:59:59.999Z' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stands in for you until 4 Dec 2099\.$/)).toBeVisible();
    await expect(canvas.getByText(/^You stand in for .*until 27 Nov 2026\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/profile/settings');
  },
};
