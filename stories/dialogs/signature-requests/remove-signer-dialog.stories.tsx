import RemoveSignerDialog from '@sigillum/app/signature-requests/dialogs/remove-signer-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const luca = { sid: '1', name: 'Luca Rossi', isInvited: false };

const meta = {
  title: 'Dialogs/signature-requests/remove signer',
  component: RemoveSignerDialog,
  render: showScreen(RemoveSignerDialog),
  args: { props: { signers: [luca] }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof RemoveSignerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.act).toHaveBeenCalledWith({ sid: '1' });
  },
};
export const Invited: Story = { args: { props: { signers: [{ ...luca, isInvited: true }] } } };

/** From a list of requests: one of several is chosen, and nobody before that. */
export const Several: Story = {
  args: {
    props: {
      signers: [
        { ...luca, isInvited: true },
        { sid: '2', name: 'Noémi Frei', isInvited: false },
      ],
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Please choose a signer.')).toBeVisible();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Noémi Frei' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.act).toHaveBeenCalledWith({ sid: '2' });
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'Somebody has already signed, so people and documents cannot change any more.' },
};

export const LongText: Story = {
  args: {
    props: {
      signers: [
        {
          sid: '1',
          name: 'Maximiliane Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfürst-Oberösterreich',
          isInvited: true,
        },
      ],
    },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
