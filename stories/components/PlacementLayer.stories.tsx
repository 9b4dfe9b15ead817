import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageViewer, PlacementLayer } from '@sigillum/design-system';
import type { Placement } from '@sigillum/design-system';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { describeComponent } from './describe-component.ts';
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
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Lays boxes over a page that people move and resize: where signatures will stand.',
          when: 'Inside PageViewer, when the place on the page is the person’s choice.',
          whenNot: 'When the place is given by a form field of the document, or for boxes that nobody moves.',
          accessibility:
            'Each box is a group with a name and takes the focus: arrows move, with Shift further or to the next line, with Alt they resize, PageUp and PageDown change the page, Delete removes. The new place is read out. Snapping helps the pointer and never holds back a key.',
        }),
      },
    },
    layout: 'fullscreen',
  },
  args: {
    page: samplePages[0]!,
    placements,
    onChange: fn(),
    onMoveToPage: fn(),
    onRemove: fn(),
    instructions:
      'Arrows move by one point, with Shift by ten. With Alt they resize. Page keys change the page. Delete removes.',
    removeLabel: (label) => `Remove: ${label}`,
    positionText: ({ x, y }, { page, isAligned }) =>
      `Page ${page}, ${x} from the left, ${y} from the top${isAligned ? ', aligned' : ''}`,
  },
  render: function Stateful(args) {
    const [boxes, setBoxes] = useState(() => args.placements.map((placement) => ({ ...placement, page: 1 })));
    return (
      <PageViewer
        pages={samplePages.slice(0, 2)}
        labels={viewerLabels}
        getImageUrl={(page) => drawSamplePage(page)}
        hasThumbnails={false}
        style={{ height: '1000px' }}
      >
        {(page) => (
          <PlacementLayer
            {...args}
            page={page}
            placements={boxes.filter((box) => box.page === page.number)}
            onMoveToPage={(id, number, box) => {
              args.onMoveToPage?.(id, number, box);
              setBoxes(boxes.map((old) => (old.id === id ? { ...old, ...box, page: number } : old)));
            }}
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
    await expect(canvas.getByText('Page 1, 0 from the left, 590 from the top, aligned')).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('anna');
  },
};

/** A leap with Shift ends at the first line on its way and says so; a single step is never held back. */
export const SnapByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('group', { name: 'Signature of Anna Meier' });
    box.focus();
    await userEvent.keyboard('{ArrowUp>7/}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { x: 64, y: 593, width: 160, height: 60 });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { x: 64, y: 600, width: 160, height: 60 });
    await expect(canvas.getByText(/600 from the top, aligned$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { x: 64, y: 601, width: 160, height: 60 });
    await expect(canvas.getByText(/601 from the top$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
  },
};

/** The page keys send a box to the next page; the focus goes along, so that the arrows go on. */
export const ToNextPageByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('group', { name: 'Page 1 of 2' });
    const second = canvas.getByRole('group', { name: 'Page 2 of 2' });
    within(first).getByRole('group', { name: 'Signature of Anna Meier' }).focus();
    await userEvent.keyboard('{PageDown}');
    const place = { x: 64, y: 600, width: 160, height: 60 };
    await expect(args.onMoveToPage).toHaveBeenLastCalledWith('anna', 2, place);
    await expect(within(second).getByRole('group', { name: 'Signature of Anna Meier' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('anna', { ...place, x: 65 });
    await expect(canvas.getByText(/^Page 2, 65 from the left/)).toBeInTheDocument();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onMoveToPage).toHaveBeenCalledOnce();
    await userEvent.keyboard('{PageUp}');
    await expect(within(first).getByRole('group', { name: 'Signature of Anna Meier' })).toHaveFocus();
  },
};

/** Begins a drag at a box and answers how to go on, in points of the page. */
async function grab(box: HTMLElement, inside = { x: 5, y: 5 }) {
  const pixelsPerPoint = (box.parentElement as HTMLElement).getBoundingClientRect().width / 595;
  const { left, top } = box.getBoundingClientRect();
  const at = (dx: number, dy: number, held = {}) => ({
    pointerId: 1,
    button: 0,
    clientX: left + inside.x + dx * pixelsPerPoint,
    clientY: top + inside.y + dy * pixelsPerPoint,
    ...held,
  });
  box.setPointerCapture = () => {};
  await fireEvent.pointerDown(box, at(0, 0));
  return {
    move: (dx: number, dy: number, held = {}) => fireEvent.pointerMove(box, at(dx, dy, held)),
    drop: (dx: number, dy: number) => fireEvent.pointerUp(box, at(dx, dy)),
  };
}

/** Dragging reports once, at the end, in points whatever the zoom. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const drag = await grab(canvas.getByRole('group', { name: 'Signature of Anna Meier' }));
    await drag.move(20, -130);
    await expect(args.onChange).not.toHaveBeenCalled();
    await drag.drop(20, -130);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('anna', { x: 84, y: 470, width: 160, height: 60 });
  },
};

/** Near a line of the page or of another box the dragged one lies down on it, and the line shows; with Alt held it does not. */
export const SnapByPointer: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Signature of Anna Meier' });
    const drag = await grab(box);
    const topOf = () => Math.round((Number.parseFloat(box.style.top) / 100) * 842 * 10) / 10;
    await drag.move(40, -63);
    await expect(topOf()).toBe(540);
    await expect(box.parentElement?.querySelectorAll('[data-axis="y"]')).toHaveLength(1);
    await drag.move(40, -63, { altKey: true });
    await expect(topOf()).toBe(537);
    await expect(box.parentElement?.querySelectorAll('[data-axis]')).toHaveLength(0);
    await drag.move(40, -63);
  },
};

/** Let go over another page, a box is on that page. */
export const ToNextPageByPointer: Story = {
  play: async ({ canvas, args }) => {
    const drag = await grab(canvas.getByRole('group', { name: 'Signature of Anna Meier' }));
    await drag.move(30, 300);
    await drag.drop(30, 300);
    await expect(args.onMoveToPage).toHaveBeenCalledOnce();
    await expect(args.onMoveToPage).toHaveBeenCalledWith('anna', 2, expect.objectContaining({ x: 94, width: 160 }));
    const second = canvas.getByRole('group', { name: 'Page 2 of 2' });
    await expect(within(second).getByRole('group', { name: 'Signature of Anna Meier' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
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
