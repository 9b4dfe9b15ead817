import { visualSignatureExample } from '@sigillum/api-contracts/visual-signatures/examples.ts';
import type { VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { VisualSignaturesView } from '@sigillum/app/visual-signatures/components/visual-signatures-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { brokenImage, drawSampleSignature, longLines } from '../../support/visual-signature-samples.ts';

const plain: VisualSignature = {
  ...visualSignatureExample,
  id: '7a1c5e2d-9b3f-4a60-8c7d-2e4f6a8b0c1d',
  alias: null,
  hasCustomImage: false,
  optionalLine: null,
  default: false,
};
const draw = ({
  name,
  optionalLine,
  location,
  hasCustomImage,
  displayDate,
  displayClaim,
  displayStandards,
}: VisualSignature) =>
  drawSampleSignature({
    name,
    ...(optionalLine && { company: optionalLine }),
    ...(location && { location }),
    display: { date: displayDate, claim: displayClaim, std: displayStandards },
    mark: hasCustomImage ? undefined : null,
  });

const meta = {
  title: 'Screens/visual-signatures/visual-signatures',
  component: VisualSignaturesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(VisualSignaturesView, { Layout: DefaultLayout, path: '/profile/visual-signature' }),
  args: {
    signatures: [visualSignatureExample, plain],
    getImageUrl: draw,
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onChooseDefault: fn(),
  },
} satisfies Meta<typeof VisualSignaturesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: “Nora Keller”' }));
    await expect(args.onChooseDefault).toHaveBeenLastCalledWith(plain);
    await userEvent.click(canvas.getByRole('button', { name: 'Change “Contracts”' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(visualSignatureExample);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “Contracts”' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(visualSignatureExample);
    await expect(canvas.queryByRole('button', { name: 'Make default: “Contracts”' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { signatures: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No visual signature yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New visual signature' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

/** With as many as there may be, no button leads to another one. */
export const Full: Story = {
  args: {
    signatures: Array.from({ length: 20 }, (_, index) => ({
      ...plain,
      id: `7a1c5e2d-9b3f-4a60-8c7d-2e4f6a8b0c${String(index).padStart(2, '0')}`,
      alias: `No. ${index + 1}`,
      default: index === 0,
    })),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'New visual signature' })).toBeNull(),
};

export const LongText: Story = {
  args: {
    signatures: [
      { ...visualSignatureExample, alias: longLines.alias, name: longLines.name, optionalLine: longLines.company },
      { ...plain, alias: 'Unterschriftenregelungsverordnungsdurchführungsbestimmungsanpassungsgesetz' },
    ],
  },
};

export const NoImage: Story = {
  args: { signatures: [plain], getImageUrl: () => brokenImage },
  play: ({ canvas }) => expect(canvas.findByText('The preview could not be shown.')).resolves.toBeVisible(),
};
