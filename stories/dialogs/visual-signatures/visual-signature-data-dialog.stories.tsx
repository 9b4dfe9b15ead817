import VisualSignatureDataDialog from '@sigillum/app/visual-signatures/dialogs/visual-signature-data-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { awaitPreview, drawSampleSignature, longError, longLines } from '../../support/visual-signature-samples.ts';

const meta = {
  title: 'Dialogs/visual-signatures/visual signature data',
  component: VisualSignatureDataDialog,
  render: showScreen(VisualSignatureDataDialog),
  args: {
    props: {
      title: 'Employment contract',
      name: 'Noémi Frei',
      draft: { company: '', location: '', mark: null },
      hasPicture: false,
      canMakePicture: true,
      canKeep: true,
      getPreviewUrl: (draft) => drawSampleSignature(draft),
    },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof VisualSignatureDataDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const { props } = meta.args;

/** Two lines by keyboard, shown at once as they will look, and kept for next time. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByLabelText(/^Company or function/)).focus();
    await userEvent.keyboard('Alpenblick AG');
    await userEvent.tab();
    await userEvent.keyboard('Zürich');
    const picture = screen.getByRole('img', { name: 'Preview of the visual signature of Noémi Frei' });
    await waitFor(() => expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toContain('Zürich'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep for next time' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const draft = { company: 'Alpenblick AG', location: 'Zürich', mark: null };
    await expect(args.act).toHaveBeenCalledWith({ draft, isKept: true });
  },
};

/** Nothing is compulsory, and who has no account cannot keep anything. */
export const Visitor: Story = {
  args: { props: { ...props, canKeep: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await expect(args.act).toHaveBeenCalledWith({ draft: props.draft, isKept: false });
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

/** A picture that is typed now; who chooses to make one must make it. */
export const Typed: Story = {
  args: { props: { ...props, canKeep: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Draw, type or upload' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText(/^Please draw, type or upload/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Type' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const mark = { kind: 'typed', text: 'Noémi Frei', face: 'caveat' };
    await expect(args.act).toHaveBeenCalledWith({ draft: { ...props.draft, mark }, isKept: false });
    await awaitPreview((drawing) => drawing.includes('<path'));
  },
};

/** The saved picture stays; another one, or none, is for this signature alone. */
export const WithSavedPicture: Story = {
  args: { props: { ...props, draft: { ...props.draft, mark: undefined }, hasPicture: true } },
};

/** The document brings the picture: there is none to choose. */
export const PictureOfTheDocument: Story = { args: { props: { ...props, canMakePicture: false } } };

/** Longer than any line of a signature. */
export const TooLong: Story = {
  args: { props: { ...props, draft: { ...props.draft, location: 'x'.repeat(101) } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('You must enter a maximum of 100 characters')).toBeVisible();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Somebody is signing this very moment. Please try again.' } };
export const LongText: Story = {
  args: {
    props: {
      ...props,
      title: longLines.alias,
      name: longLines.name,
      draft: { company: longLines.company, location: longLines.location, mark: null },
    },
    error: longError,
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
