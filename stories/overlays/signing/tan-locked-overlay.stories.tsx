import TanLockedOverlay from '@sigillum/app/signing/overlays/tan-locked-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Overlays/signing/TAN locked',
  component: TanLockedOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(TanLockedOverlay),
  args: { props: { retryIn: 900 }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof TanLockedOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As long as the lock lasts, there is nothing to press that would fail. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('You can ask for a new code in 15 minutes.')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  },
};

export const WaitIsOver: Story = {
  args: { props: { retryIn: 0 } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'resend' });
  },
};
export const Loading: Story = { args: { props: { retryIn: 0 }, isLoading: true } };
export const Error: Story = {
  args: {
    props: { retryIn: 0 },
    error: 'The service cannot be reached. Please check your connection and try again.',
  },
};
export const LongText: Story = { globals: { language: 'de-ch', viewport: { value: 'xs' } } };
