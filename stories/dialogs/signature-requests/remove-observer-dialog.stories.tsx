import RemoveObserverDialog from '@sigillum/app/signature-requests/dialogs/remove-observer-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/remove observer',
  component: RemoveObserverDialog,
  render: showScreen(RemoveObserverDialog),
  args: { props: { email: 'archive@example.ch' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof RemoveObserverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This request was withdrawn. There is nothing left to do.' } };
export const LongText: Story = {
  args: {
    props: { email: `${'liegenschaftsbewirtschaftung.'.repeat(3)}archiv@example.ch` },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
