import TanInvalidOverlay from '@sigillum/app/signing/overlays/tan-invalid-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Overlays/signing/TAN invalid',
  component: TanInvalidOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(TanInvalidOverlay),
  args: { props: {}, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof TanInvalidOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code again' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'retry' });
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'The service cannot be reached. Please check your connection and try again.' },
};
export const LongText: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
