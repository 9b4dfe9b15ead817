import DeleteSignatureDialog from '@sigillum/app/visual-signatures/dialogs/delete-signature-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { brokenImage, drawSampleSignature, longError, longLines } from '../../support/visual-signature-samples.ts';

const meta = {
  title: 'Dialogs/visual-signatures/delete signature',
  component: DeleteSignatureDialog,
  render: showScreen(DeleteSignatureDialog),
  args: {
    props: { name: 'Work', previewUrl: drawSampleSignature(), isDefault: false, isLast: false },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof DeleteSignatureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const { props } = meta.args;

/** By keyboard: the safe button comes first. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete visual signature?' });
    await expect(dialog).toHaveTextContent('“Work” will be deleted.');
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledOnce();
  },
};

export const OfTheDefault: Story = { args: { props: { ...props, isDefault: true } } };
export const OfTheLast: Story = {
  args: { props: { ...props, isDefault: true, isLast: true } },
  play: async () => {
    await expect(await screen.findByText(/It is your only one/)).toBeInTheDocument();
    await expect(screen.queryByText(/It is your default/)).toBeNull();
  },
};
export const PreviewFailed: Story = {
  args: { props: { ...props, previewUrl: brokenImage } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'It has been deleted already. Please load the page again.' } };
export const LongText: Story = {
  args: {
    props: { ...props, name: longLines.alias, previewUrl: drawSampleSignature(longLines), isLast: true },
    error: longError,
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const InFrench: Story = { args: { props: { ...props, isDefault: true } }, globals: { language: 'fr-ch' } };
export const InItalian: Story = {
  args: { props: { ...props, isLast: true } },
  globals: { language: 'it', viewport: { value: 'xs' } },
};
