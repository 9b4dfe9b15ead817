import { VisualSignaturePreview } from '@sigillum/app/visual-signatures/components/visual-signature-preview.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { brokenImage, drawSampleSignature, longLines } from '../../support/visual-signature-samples.ts';
import { describeComponent } from '../describe-component.ts';

const meta = {
  title: 'Components/visual-signatures/VisualSignaturePreview',
  component: VisualSignaturePreview,
  render: showScreen(VisualSignaturePreview),
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Shows how a visual signature will look, 300 × 140 as the specification says.',
          when: 'In the list of visual signatures, while one is edited, and before signing.',
          whenNot: 'For the signature in a document: the page itself shows that.',
          accessibility:
            'An image whose text names the person. While it loads, a skeleton of the same size; when it fails, an alert with a button that asks again.',
        }),
      },
    },
  },
  args: { url: drawSampleSignature(), name: 'Noémi Frei', onRetry: fn() },
} satisfies Meta<typeof VisualSignaturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 300 × 140, as in the specification. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Preview of the visual signature of Noémi Frei' });
    const paper = (picture.parentElement as HTMLElement).getBoundingClientRect();
    await expect([Math.round(paper.width), Math.round(paper.height)]).toEqual([300, 140]);
  },
};

/** The name stands where the picture will have it. */
export const Loading: Story = {
  args: { url: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noémi Frei')).toBeVisible();
  },
};

/** The picture did not come; the person can ask again. */
export const Error: Story = {
  args: { url: brokenImage },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The preview could not be shown.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const ErrorInFrench: Story = { args: { failure: '' }, globals: { language: 'fr-ch' } };
export const LongText: Story = { args: { url: drawSampleSignature(longLines), name: longLines.name } };
