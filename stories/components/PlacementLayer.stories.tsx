import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageViewer, PlacementLayer } from '@sigillum/design-system';
import type { Placement } from '@sigillum/design-system';
import { expect, fireEvent, fn } from 'storybook/test';
import { drawSamplePage, samplePages, viewerLabels } from '../support/sample-pages.ts';

const placements: readonly Placement[] = [
  { id: 'anna', x: 64, y: 600, width: 160, height: 60, label: 'Signature of Anna Meier', content: 'Anna Meier' },
  {
    id: 'reto',
    x: 330,
    y: 600,
    width: 160,
    height: 60,
    label: 'Signature of Reto Keller',
    content: 'Reto Keller',
    isLocked: true,
  },
];

const meta = {
  title: 'Components/PlacementLayer',
  component: PlacementLayer,
  parameters: { layout: 'fullscreen' },
  args: {
    page: samplePages[0]!,
    placements,
    onChange: fn(),
    onRemove: fn(),
    instructions: 'Arrows move by one point, with Shift by ten. With Alt they resize. Delete removes.',
    removeLabel: (label) => `Remove: ${label}`,
    positionText: ({ x, y }) => `${x} from the left, ${y} from the top`,
  },
  render: function Stateful(args) {
    const [boxes, setBoxes] = useState(args.placements);
    return (
      <PageViewer
        pages={samplePages.slice(0, 1)}
        labels={viewerLabels}
        getImageUrl={(page) => drawSamplePage(page)}
        style={{ height: '1000px' }}
      >
        {() => (
          <PlacementLayer
            {...args}
            placements={boxes}
            onChange={(id, box) => {
              args.onChange(id, box);
              setBoxes(boxes.map((old) => (old.id === id ? { ...old, ...box } : old)));
            }}
            onRemove={(id) => {
              args.onRemove?.(id);
              setBoxes(boxes.filter((old) => old.id !== id));
            }}
          />
        )}
      </PageViewer>
    );
  },
} satisfies Meta<typeof PlacementLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All that the pointer can do: arrows move, Alt resizes, the page's edge holds, Delete removes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('group', { name: 'Signature of Anna Meier' });
    box.focus();
    await expect(box).toHaveAccessibleDescription(/Arrows move/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { x: 65, y: 600, width: 160, height: 60 });
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { x: 65, y: 590, width: 160, height: 60 });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { x: 65, y: 590, width: 160, height: 61 });
    await userEvent.keyboard('{Shift>}{ArrowLeft>9/}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { x: 0, y: 590, width: 160, height: 61 });
    await expect(canvas.getByText('0 from the left, 590 from the top')).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('anna');
  },
};

/** Dragging reports once, at the end, in points whatever the zoom. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('group', { name: 'Signature of Anna Meier' });
    const pixelsPerPoint = (box.parentElement as HTMLElement).getBoundingClientRect().width / 595;
    const { left, top } = box.getBoundingClientRect();
    const at = (dx: number, dy: number) => ({
      pointerId: 1,
      button: 0,
      clientX: left + 5 + dx * pixelsPerPoint,
      clientY: top + 5 + dy * pixelsPerPoint,
    });
    box.setPointerCapture = () => {};
    await fireEvent.pointerDown(box, at(0, 0));
    await fireEvent.pointerMove(box, at(20, -30));
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(box, at(20, -30));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('anna', { x: 84, y: 570, width: 160, height: 60 });
  },
};

/** What has been signed already stays where it is. */
export const Locked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('group', { name: 'Signature of Reto Keller' }).focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
