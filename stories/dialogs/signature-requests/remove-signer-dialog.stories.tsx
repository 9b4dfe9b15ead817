import RemoveSignerDialog from '@sigillum/app/signature-requests/dialogs/remove-signer-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/remove signer',
  component: RemoveSignerDialog,
  render: showScreen(RemoveSignerDialog),
  args: { props: { name: 'Luca Rossi', isInvited: false }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof RemoveSignerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Invited: Story = { args: { props: { name: 'Luca Rossi', isInvited: true } } };
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'Somebody has already signed, so people and documents cannot change any more.' },
};

export const LongText: Story = {
  args: {
    props: {
      name: 'Maximiliane Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfürst-Oberösterreich',
      isInvited: true,
    },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
