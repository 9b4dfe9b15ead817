import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, Ellipsis, IconButton, Menu, Pencil, Trash2 } from '@sigillum/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const remove = fn();
const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Commands and links behind a button.',
          when: 'Three or more acts on one thing that need not be seen all the time.',
          whenNot: 'For choosing a value (SelectField), or for one or two acts (buttons).',
          accessibility:
            'A menu button: Enter, Space or an arrow opens; arrows, Home, End and first letters move; Escape and Tab close and the focus goes back. Disabled items stay reachable.',
        }),
      },
    },
  },
  args: {
    label: 'Document',
    align: 'start',
    trigger: <IconButton label="More" icon={<Ellipsis aria-hidden />} />,
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onSelect: fn() },
      { id: 'download', label: 'Download', icon: <Download aria-hidden />, href: '#download' },
      { id: 'copy', label: 'Copy link', icon: <Copy aria-hidden />, isDisabled: true },
      {
        id: 'remove',
        label: 'Remove',
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        startsGroup: true,
        onSelect: remove,
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** In a list nothing of a menu is drawn until somebody opens it. */
export const OneOfMany: Story = {
  args: { items: () => [{ id: 'edit', label: 'Edit', onSelect: fn() }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[role=menuitem]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};

/** Arrows, Home, End and first letters move, Escape closes and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(canvas.getByRole('menuitem', { name: 'Download' })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    remove.mockClear();
    await userEvent.keyboard('{End}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};
