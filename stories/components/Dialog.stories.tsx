import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog, Disclosure, Menu, Text, TextField } from '@sigillum/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'The frame of a dialog: title, content, actions.',
          when: 'For a decision or a short form that interrupts the work for a moment.',
          whenNot:
            'For messages without a decision (snackbar, Banner), for a whole task (a page), for the states of signing (Overlay).',
          accessibility:
            'A modal dialog named by its title. The focus goes inside, in a form to the first field, and comes back; Escape, the close button and a press beside close it, but not while loading, and a press beside not once something is typed. Errors are announced. Long text scrolls inside and is reachable by keys.',
        }),
      },
      story: { inline: false, iframeHeight: 480 },
    },
  },
  args: {
    title: 'Withdraw the request?',
    closeLabel: 'Close',
    onClose: fn(),
    children: <Text>Nobody can sign it any longer. What has been signed so far stays in the record.</Text>,
    actions: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button variant="danger">Withdraw</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw the request?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(getComputedStyle(dialog.parentElement as Element).zIndex).toBe('1900');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While the action runs nothing closes it. */
export const Loading: Story = {
  args: { isLoading: true, loadingLabel: 'Withdrawing' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};

export const Error: Story = { args: { error: 'The request could not be withdrawn. Try again in a minute.' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Interrupting: Story = { args: { role: 'alertdialog' } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
export const LongText: Story = {
  args: { children: <Text>{'Die Anfrage wird für alle Unterzeichnenden zurückgezogen. '.repeat(80)}</Text> },
};

/** With `onSubmit` the frame is a form: its first field has the focus, and Enter in a field submits it. */
export const AsForm: Story = {
  args: {
    title: 'Rename',
    onSubmit: fn(),
    children: <TextField label="Name" name="name" defaultValue="Contract" />,
    actions: <Button type="submit">Save</Button>,
  },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Where all fields are folded away, the dialog has the focus itself. */
export const FoldedFields: Story = {
  args: {
    title: 'Find placeholders',
    onSubmit: fn(),
    children: (
      <Disclosure label="Other words">
        <TextField label="Words" name="words" />
      </Disclosure>
    ),
    actions: <Button type="submit">Place</Button>,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Find placeholders' })).toHaveFocus());
  },
};

/** A press beside it closes it, but takes nothing along that was typed. */
export const PressedBeside: Story = {
  args: {
    title: 'Decline',
    onSubmit: fn(),
    children: <TextField label="Reason" name="reason" />,
    actions: <Button type="submit">Decline</Button>,
  },
  play: async ({ userEvent, args }) => {
    const beside = (await screen.findByRole('dialog')).parentElement as HTMLElement;
    await userEvent.click(beside);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The rent is wrong');
    await userEvent.click(beside);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** The page behind rests while it is open, and the focus goes back to where it came from, also through a menu. */
export const OpenedFromMenu: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Menu
          label="Request"
          align="start"
          trigger={<Button>Request</Button>}
          items={[{ id: 'withdraw', label: 'Withdraw', onSelect: () => setIsOpen(true) }]}
        />
        {isOpen ? <Dialog {...args} onClose={() => setIsOpen(false)} /> : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Request' });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await expect(opener.closest('[inert]')).not.toBeNull();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};
