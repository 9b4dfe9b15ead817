import SigningOverlay from '@sigillum/app/signing/overlays/signing-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Overlays/signing/signing',
  component: SigningOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SigningOverlay),
  args: { props: { count: 1 }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof SigningOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing closes it: neither Escape nor a click. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Signing your document' });
    await userEvent.keyboard('{Escape}');
    await expect(overlay).toBeInTheDocument();
    await expect(args.close).not.toHaveBeenCalled();
    await expect(screen.getByRole('progressbar')).toBeInTheDocument();
  },
};
/** It is the loading itself, so nothing is added. */
export const Loading: Story = { args: { isLoading: true } };
/** An error has no place here: the opener replaces the overlay by the one that explains. */
export const Error: Story = {
  args: { error: 'The signature could not be made.' },
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await expect(screen.queryByText('The signature could not be made.')).toBeNull();
  },
};
export const SeveralDocuments: Story = { args: { props: { count: 12 } } };
export const LongText: Story = {
  args: { props: { count: 12 } },
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};
