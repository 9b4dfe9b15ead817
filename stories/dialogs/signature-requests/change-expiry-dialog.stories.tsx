import ChangeExpiryDialog from '@sigillum/app/signature-requests/dialogs/change-expiry-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/change expiry',
  component: ChangeExpiryDialog,
  render: showScreen(ChangeExpiryDialog),
  args: {
    props: { day: '2026-12-24', today: '2026-11-21', isSent: true },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof ChangeExpiryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText(/^Last day/);
    await expect(field).toHaveValue('24/12/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '31/12/2026{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ day: '2026-12-31' });
  },
};

/** An empty field takes the expiry away. */
export const TakenAway: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.clear(await screen.findByLabelText(/^Last day/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledWith({ day: null });
  },
};

/** Neither a day that has passed nor what is no day. */
export const WrongDay: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText(/^Last day/);
    for (const typed of ['20/11/2026', '31/02/2027', 'soon']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toBeInvalid();
      await expect(field).toHaveValue(typed);
    }
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Somebody else changed this request meanwhile. Reload and try again.' } };
export const LongText: Story = {
  args: {
    props: { day: undefined, today: '2026-11-21', isSent: true },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
