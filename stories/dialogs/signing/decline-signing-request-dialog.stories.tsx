import DeclineSigningRequestDialog from '@sigillum/app/signing/dialogs/decline-signing-request-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signing/decline signing request',
  component: DeclineSigningRequestDialog,
  render: showScreen(DeclineSigningRequestDialog),
  args: { props: { title: 'Lease Bahnhofstrasse 12' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof DeclineSigningRequestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    // Whoever types at once types into the field.
    await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toHaveFocus());
    await userEvent.keyboard(' The rent is wrong. ');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.act).toHaveBeenLastCalledWith({ message: 'The rent is wrong.' });
  },
};

/** Nothing is cut off: the person shortens the text. */
export const TooLong: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByLabelText(/^Reason/));
    await userEvent.paste('x'.repeat(2049));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByText('Please shorten this to 2048 characters.')).toBeVisible();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'You have already signed this.' } };
export const LongText: Story = {
  args: {
    props: { title: `Rahmenvereinbarung über die Lieferung von Photovoltaikmodulen <b>samt</b> ${'x'.repeat(120)}` },
  },
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};
