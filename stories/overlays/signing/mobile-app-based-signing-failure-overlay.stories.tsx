import MobileAppBasedSigningFailureOverlay from '@sigillum/app/signing/overlays/mobile-app-based-signing-failure-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const offline = 'The service cannot be reached. Please check your connection and try again.';

const meta = {
  title: 'Overlays/signing/mobile-app-based signing failure',
  component: MobileAppBasedSigningFailureOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(MobileAppBasedSigningFailureOverlay),
  args: { props: { failure: 'declined' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof MobileAppBasedSigningFailureOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The person said no in the app, perhaps by a slip, perhaps because somebody else had begun. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'The confirmation was declined' })).toHaveTextContent(
      'The request itself is not declined',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'retry' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the documents' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete' });
  },
};
export const TimedOut: Story = {
  args: { props: { failure: 'timeout' } },
  play: async () => {
    await expect(await screen.findByText(/open the app/)).toBeInTheDocument();
  },
};
/** Nobody knows whether the person has confirmed; nothing is claimed. */
export const Unreachable: Story = {
  args: { props: { failure: 'unreachable' } },
  play: async () => {
    await expect(await screen.findByText(/You never sign twice/)).toBeInTheDocument();
    await expect(screen.queryByText(/Nothing was signed/)).toBeNull();
  },
};
/** Mobile ID has not confirmed, and says why. */
export const MobileId: Story = {
  args: { props: { failure: 'mobile-id', reason: 'pin_blocked' } },
  play: async () => {
    await expect(await screen.findByText(/The PIN of your Mobile ID is blocked/)).toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: { error: `${offline} `.repeat(4) },
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: offline } };
