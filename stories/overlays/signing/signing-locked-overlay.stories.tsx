import SigningLockedOverlay from '@sigillum/app/signing/overlays/signing-locked-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Overlays/signing/signing locked',
  component: SigningLockedOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SigningLockedOverlay),
  args: { props: { retryIn: 600 }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof SigningLockedOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/We try again by ourselves/)).toBeInTheDocument();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'retry' });
  },
};

/** Asked ahead: who is in the way, and since when. */
export const WithName: Story = {
  args: { props: { retryIn: 600, by: 'Luca Rossi', since: '2026-11-21T08:40:00.000Z' } },
  play: async () => {
    await expect(await screen.findByText(/has been signing since/)).toHaveTextContent(
      'Luca Rossi has been signing since 09:40.',
    );
  },
};

/** It tries again by itself, and after some tries leaves it to the person. */
export const TakesLong: Story = {
  args: { props: { retryIn: 0 } },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(args.act).toHaveBeenCalled());
    const button = screen.getByRole('button', { name: 'Try now' });
    for (let press = 0; press < 6; press += 1) await userEvent.click(button);
    await expect(await screen.findByText(/It is taking longer/)).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'Somebody else is signing this right now. Please try again in a few seconds.' },
};
export const LongText: Story = { globals: { language: 'fr-ch', viewport: { value: 'xs' } } };
