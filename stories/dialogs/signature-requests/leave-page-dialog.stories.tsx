import LeavePageDialog from '@sigillum/app/signature-requests/dialogs/leave-page-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/leave page',
  component: LeavePageDialog,
  render: showScreen(LeavePageDialog),
  args: { props: { loss: 'changes' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof LeavePageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Uploads: Story = { args: { props: { loss: 'uploads' } } };
