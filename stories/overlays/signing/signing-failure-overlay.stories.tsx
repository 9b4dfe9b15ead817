import SigningFailureOverlay from '@sigillum/app/signing/overlays/signing-failure-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const reason = 'The signature could not be made. Please try again in a moment.';

const meta = {
  title: 'Overlays/signing/signing failure',
  component: SigningFailureOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SigningFailureOverlay),
  args: {
    props: { reason, canRetry: true, isUncertain: false },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof SigningFailureOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'retry' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the documents' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete' });
  },
};

/** The same would fail again, so trying again is not offered. */
export const Final: Story = {
  args: {
    props: {
      reason: 'The name has characters that our fonts cannot draw. Please use another spelling.',
      canRetry: false,
      isUncertain: false,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Back to the documents' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
/** A visitor whom nobody has identified yet. */
export const NotIdentified: Story = {
  args: {
    props: {
      reason: 'Before you can sign with this quality, you must be identified.',
      canRetry: false,
      identify: '/direct-sign/identification/7d1/secret',
      isUncertain: false,
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Prove who you are' }));
    const goTo = '/direct-sign/identification/7d1/secret';
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete', goTo });
  },
};
/** The connection broke: nothing is claimed that nobody knows. */
export const Uncertain: Story = {
  args: {
    props: {
      reason: 'The service cannot be reached. Please check your connection and try again.',
      canRetry: true,
      isUncertain: true,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'We got no answer' })).toBeInTheDocument();
    await expect(screen.queryByText(/unchanged/)).toBeNull();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'The service cannot be reached. Please check your connection and try again.' },
};
export const LongText: Story = {
  args: { props: { reason: `${reason} `.repeat(6), canRetry: true, isUncertain: false } },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
