import EditSignatureOverlay from '@sigillum/app/visual-signatures/overlays/edit-signature-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { awaitPreview, drawSampleSignature, longError, longLines } from '../../support/visual-signature-samples.ts';

const free = { canUpdate: true, defaultValue: true };

const meta = {
  title: 'Overlays/visual-signatures/edit signature',
  component: EditSignatureOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(EditSignatureOverlay),
  args: {
    props: {
      lines: { alias: 'Work', name: 'Noémi Frei', company: 'Alpenblick AG', location: 'Zürich' },
      display: { date: true, claim: false, std: true },
      isNew: false,
      hasCustomImage: true,
      permissions: { date: free, claim: free, std: free },
      getPreviewUrl: drawSampleSignature,
    },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof EditSignatureOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

const { props } = meta.args;
const newProps = {
  ...props,
  isNew: true,
  hasCustomImage: false,
  display: undefined,
  lines: { alias: '', name: 'Noémi Frei', company: '', location: '' },
};

/** The preview follows what is typed; the picture stays unless another one is made. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const picture = await screen.findByRole('img', { name: 'Preview of the visual signature of Noémi Frei' });
    const before = picture.getAttribute('src');
    await userEvent.clear(screen.getByLabelText(/^Company or function/));
    await userEvent.type(screen.getByLabelText(/^Company or function/), 'Seeblick AG');
    await waitFor(() => expect(picture.getAttribute('src')).not.toBe(before));
    await expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toContain('Seeblick AG');
    await userEvent.click(screen.getByRole('switch', { name: 'Note that it was signed electronically' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenLastCalledWith({
      name: 'complete',
      draft: {
        alias: 'Work',
        name: 'Noémi Frei',
        company: 'Seeblick AG',
        location: 'Zürich',
        display: { date: true, claim: true, std: true },
        mark: undefined,
      },
    });
    await awaitPreview((drawing) => drawing.includes('Signed electronically'));
  },
};

/** By keyboard alone: a new one, typed; first nothing is there to save, and it is said where. */
export const NewByKeyboard: Story = {
  args: { props: newProps },
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('button', { name: 'Save' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/Please draw, type or upload your signature/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Draw, type or upload' })).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('tab', { name: 'Draw' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('N. Frei');
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith({
      name: 'complete',
      draft: {
        ...newProps.lines,
        display: { date: true, claim: true, std: true },
        mark: { kind: 'typed', text: 'N. Frei', face: 'caveat' },
      },
    });
    await awaitPreview((drawing) => drawing.includes('<path'));
  },
};

/** Without a name there is no signature. */
export const NameMissing: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.clear(await screen.findByLabelText('Name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('This field is required')).toBeVisible();
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
    await awaitPreview((drawing) => !drawing.includes(props.lines.name));
  },
};

/** What the business has settled is shown and cannot be changed, whatever was chosen before. */
export const SetByBusiness: Story = {
  args: {
    props: {
      ...props,
      permissions: {
        date: { canUpdate: false, defaultValue: true },
        claim: free,
        std: { canUpdate: false, defaultValue: false },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'Quality and law of the signature' })).not.toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Quality and law of the signature' })).toBeDisabled();
    await expect(screen.getByRole('switch', { name: 'Date of signing' })).toBeDisabled();
    await expect(screen.getAllByText('Set by your organisation')).toHaveLength(2);
  },
};

export const NameAlone: Story = {
  args: { props: newProps },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Name alone' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenLastCalledWith(
      expect.objectContaining({ draft: expect.objectContaining({ mark: null }) }),
    );
  },
};

/** The server draws no preview; saving is still possible. */
export const PreviewFailed: Story = {
  args: { props: { ...props, getPreviewUrl: () => Promise.reject(new TypeError('offline')) } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The preview could not be shown.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The image could not be read. Please choose another one.' } };
export const LongText: Story = {
  args: { props: { ...props, lines: longLines }, error: longError },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const NewInGerman: Story = {
  args: { props: newProps },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const NewInFrench: Story = {
  args: { props: newProps },
  globals: { language: 'fr-ch', viewport: { value: 'md' } },
};
export const NewInItalian: Story = { args: { props: newProps }, globals: { language: 'it' } };
