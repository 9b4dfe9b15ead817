import { drawingBox, SignatureCreator, SignatureFigure } from '@sigillum/design-system';
import type { SignatureCreatorLabels, SignatureMark } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const labels: SignatureCreatorLabels = {
  ways: 'How to make the signature',
  draw: 'Draw',
  type: 'Type',
  upload: 'Image',
  drawHere: 'Draw here with finger, pen or mouse',
  drawHint: 'Nothing to draw with? Type your name instead.',
  drawing: (strokes) => (strokes === 0 ? 'Drawing area, empty' : `Drawing with ${strokes} strokes`),
  undo: 'Undo',
  clear: 'Clear',
  text: 'Name',
  face: 'Handwriting',
  faces: { caveat: 'Quick', 'dancing-script': 'Round', 'great-vibes': 'Festive' },
  dropImage: 'Drop an image here',
  browseImage: 'or choose one',
  imageHint: 'PNG, JPEG or GIF, up to 5 MB',
  image: 'Your image',
  removeImage: 'Remove',
  imageFaults: {
    type: 'This is not an image in one of the formats PNG, JPEG or GIF.',
    size: 'This image is larger than 5 MB.',
    unreadable: 'No picture can be read from this file.',
  },
};

/** A signature as a hand draws it: a wave with a dot. */
const drawn: SignatureMark = {
  kind: 'drawn',
  strokes: [
    Array.from({ length: 90 }, (_, step) => ({
      x: 110 + step * 6.2,
      y: drawingBox.height / 2 + Math.sin(step / 4) * 110 * (1 - step / 110),
      width: 5 + 3 * Math.cos(step / 3),
    })),
    [{ x: 720, y: 150, width: 9 }],
  ],
};

const meta = {
  title: 'Components/SignatureCreator',
  component: SignatureCreator,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Makes the picture of a signature: drawn, typed, or from an image.',
          when: 'Where a person sets up a visual signature, or draws one for this document only.',
          whenNot: 'For consent itself: the picture proves nothing, the signature is made by the button that follows.',
          accessibility:
            'Three tabs. Drawing needs a pointer, so typing stands beside it as an equal way by keys; undo is a button and Ctrl+Z. What was drawn stays strokes, never a bitmap. Wrong files are refused in words at the field.',
        }),
      },
    },
  },
  args: { labels, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignatureCreator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Draws a line through points, given as shares of the pad. */
async function drawLine(pad: HTMLElement, points: readonly (readonly [number, number])[], pointerType = 'mouse') {
  const { left, top, width, height } = pad.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({
    pointerId: 7,
    button: 0,
    pointerType,
    pressure: 0.9,
    clientX: left + x * width,
    clientY: top + y * height,
  });
  pad.setPointerCapture = () => {};
  await fireEvent.pointerDown(pad, at(points[0]!));
  for (const point of points.slice(1)) await fireEvent.pointerMove(pad, at(point));
  await fireEvent.pointerUp(pad, at(points.at(-1)!));
}

const flourish = [
  [0.2, 0.6],
  [0.3, 0.3],
  [0.4, 0.7],
  [0.5, 0.3],
  [0.6, 0.65],
  [0.8, 0.4],
] as const;

/** Strokes are data in the drawing box, whatever the size of the screen; they can be taken back one by one or all at once. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const pad = canvas.getByRole('img', { name: 'Drawing area, empty' });
    await drawLine(pad, flourish);
    const [mark] = args.onChange.mock.lastCall as [SignatureMark & { kind: 'drawn' }];
    await expect(mark.kind).toBe('drawn');
    await expect(mark.strokes).toHaveLength(1);
    const [first, last] = [mark.strokes[0]![0]!, mark.strokes[0]!.at(-1)!];
    await expect(first.x).toBeCloseTo(0.2 * drawingBox.width, 0);
    await expect(last.y).toBeCloseTo(0.4 * drawingBox.height, 0);
    await drawLine(pad, [[0.85, 0.3]], 'pen');
    await expect(canvas.getByRole('img', { name: 'Drawing with 2 strokes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('img', { name: 'Drawing with 1 strokes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** Nothing but keys: to the tabs, along them, a name, a hand, and back again with all that was typed. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Draw' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Type' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Noémi Frei');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', text: 'Noémi Frei', face: 'caveat' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', text: 'Noémi Frei', face: 'great-vibes' });
    canvas.getByRole('tab', { name: 'Type' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', text: 'Noémi Frei', face: 'great-vibes' });
  },
};

export const Drawn: Story = {
  args: { defaultMark: drawn },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: drawn.strokes.slice(0, 1) });
  },
};

export const Typed: Story = {
  args: { defaultMark: { kind: 'typed', text: 'Zoë Müller-Škoda', face: 'dancing-script' } },
};

const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
  letter.charCodeAt(0),
);

/** A picture from a file; another format, too many bytes, or a file that only pretends to be one are refused with the reason. */
export const FromImage: Story = {
  args: { defaultKind: 'image', greatestBytes: 1000 },
  play: async ({ canvas, userEvent, args }) => {
    const choose = async (content: BlobPart, name: string, type: string) => {
      const file = new File([content], name, { type });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      const zone = canvas.getByText('Drop an image here').closest('label') as HTMLElement;
      await fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      return file;
    };
    await choose('<svg/>', 'signature.svg', 'image/svg+xml');
    await expect(canvas.getByText(/not an image in one of the formats/)).toBeVisible();
    await choose(new Uint8Array(1001), 'large.png', 'image/png');
    await expect(canvas.getByText('This image is larger than 5 MB.')).toBeVisible();
    await choose('%PDF-1.7', 'contract.png', 'image/png');
    await expect(await canvas.findByText('No picture can be read from this file.')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    const file = await choose(pixel, 'signature.gif', 'image/gif');
    await expect(await canvas.findByRole('img', { name: 'Your image' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'image', file });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** Long names, long words and the smallest phone. */
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    defaultMark: {
      kind: 'typed',
      text: 'Dr. iur. Maria-Magdalena von Hohenstein-Wolkenburg, Rechtsanwältin und Notarin',
      face: 'great-vibes',
    },
    labels: {
      ...labels,
      draw: 'Eigenhändig zeichnen',
      type: 'Namen eintippen',
      upload: 'Bilddatei hochladen',
      faces: { caveat: 'Schnellschriftartig', 'dancing-script': 'Rundschriftartig', 'great-vibes': 'Festschriftartig' },
    },
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'xs' } }, args: { defaultMark: drawn } };

/** From right to left the buttons change sides; what is drawn does not. */
export const RightToLeft: Story = {
  args: { defaultMark: { kind: 'typed', text: 'نعومي فراي', face: 'caveat' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The figures alone, as vectors that fit what they stand in. */
export const Figures: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '16px', maxWidth: '300px', colorScheme: 'light' }}>
      <SignatureFigure mark={drawn} label="Drawn" />
      <SignatureFigure mark={{ kind: 'typed', text: 'Anna Meier', face: 'caveat' }} label="Quick" />
      <SignatureFigure mark={{ kind: 'typed', text: 'Anna Meier', face: 'dancing-script' }} label="Round" />
      <SignatureFigure mark={{ kind: 'typed', text: 'Anna Meier', face: 'great-vibes' }} label="Festive" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.fonts.check("16px 'Great Vibes'")).toBe(true));
    await expect(canvas.getByRole('img', { name: 'Drawn' }).querySelectorAll('path').length).toBeGreaterThan(10);
  },
};
