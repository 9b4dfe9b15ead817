import Part11InfoDialog from '@sigillum/app/signature-requests/dialogs/part11-info-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/part11 info',
  component: Part11InfoDialog,
  render: showScreen(Part11InfoDialog),
  args: { props: { reader: 'sender' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof Part11InfoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For who prepares a request: with what the organisation itself has to do. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Your organisation does its part/)).toBeInTheDocument();
    screen.getByRole('button', { name: 'Understood' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledOnce();
  },
};

export const ForSigner: Story = {
  args: { props: { reader: 'signer' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Your signature binds you/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This could not be saved. Please try again.' } };
export const LongText: Story = {
  args: {
    error:
      'Ihre Bestätigung konnte nicht gespeichert werden, weil die Verbindung unterbrochen wurde. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
