import TanExpiredOverlay from '@sigillum/app/signing/overlays/tan-expired-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Overlays/signing/TAN expired',
  component: TanExpiredOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(TanExpiredOverlay),
  args: {
    props: { to: 'luca.rossi@example.it' },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof TanExpiredOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'resend' });
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'The service cannot be reached. Please check your connection and try again.' },
};
export const LongText: Story = {
  args: { props: { to: `${'maximiliane.von.und.zu.'.repeat(4)}hohenlohe@example.ch` } },
  globals: { language: 'it', viewport: { value: 'xs' } },
};
