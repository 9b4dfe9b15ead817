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

/** Changes that could not be saved. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Uploads: Story = { args: { props: { loss: 'uploads' } } };

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The page could not be left. Please try again.' } };
export const LongText: Story = {
  args: {
    props: { loss: 'uploads' },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
