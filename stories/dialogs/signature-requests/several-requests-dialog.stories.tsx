import SeveralRequestsDialog from '@sigillum/app/signature-requests/dialogs/several-requests-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleRequests } from '../../support/request-samples.ts';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/several requests',
  component: SeveralRequestsDialog,
  render: showScreen(SeveralRequestsDialog),
  args: {
    props: { act: 'sign', requests: sampleRequests.slice(0, 3) },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof SeveralRequestsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before several are signed: each can be opened first. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Sign 3 requests?' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /Lease Bahnhofstrasse 12/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Sign all' }));
    await expect(args.act).toHaveBeenCalledWith({ message: '' });
  },
};

/** More were selected than one call signs. */
export const TooMany: Story = {
  args: { props: { act: 'sign', requests: sampleRequests.slice(0, 3), leftCount: 2 } },
  play: async () => {
    await expect(await screen.findByText(/^At most 3 requests are signed at once/)).toBeVisible();
  },
};

export const Withdrawing: Story = {
  args: { props: { act: 'withdraw', requests: sampleRequests.slice(0, 2) } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Clause 4 was wrong.');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.act).toHaveBeenCalledWith({ message: 'Clause 4 was wrong.' });
  },
};

/** What deleting means stands at each. */
export const Deleting: Story = {
  args: { props: { act: 'delete', requests: sampleRequests } },
  play: async () => {
    await expect(await screen.findByText('Disappears, and you can no longer sign it')).toBeVisible();
    await expect(screen.getByText('Is erased for good')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Please try again in a moment.' } };

export const LongText: Story = {
  args: {
    props: {
      act: 'delete',
      requests: Array.from({ length: 20 }, (_, index) => ({
        ...sampleRequests[2]!,
        id: String(index),
        title: `Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung der Wohnbaugenossenschaft Hinterkappelen ${index}`,
      })),
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
