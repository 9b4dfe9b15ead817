import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog, EmailSuggestField } from '@sigillum/design-system';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectShown } from '../support/expect-shown.ts';

const people = [
  { email: 'anna.keller@example.ch', name: 'Anna Keller' },
  { email: 'anne.roux@example.fr', name: 'Anne Roux' },
  { email: 'office@anwaltskanzlei.example' },
];

const meta = {
  title: 'Forms/EmailSuggestField',
  component: EmailSuggestField,
  args: {
    label: 'E-mail address',
    name: 'email',
    suggestions: people,
    onType: fn(),
    onChoose: fn(),
    loadingText: 'Looking for people …',
    locale: 'en-GB',
  },
  render: function RenderField(args) {
    const [text, setText] = useState('');
    return (
      <EmailSuggestField
        {...args}
        suggestions={args.suggestions.filter(({ email, name = '' }) =>
          `${email} ${name}`.toLowerCase().includes(text.toLowerCase()),
        )}
        onType={(next) => {
          args.onType(next);
          setText(next);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'The e-mail address of somebody who may be known already. **When:** inviting people. **When not:** one’s own address ' +
          '(EmailField, which costs a page less code). Suggestions come from the caller, who waits until nobody has typed for a moment. ' +
          '**Accessibility:** a combobox that takes any text: arrows choose among suggestions, Escape closes the list and leaves the text.',
      },
    },
  },
} satisfies Meta<typeof EmailSuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ann');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'E-mail address' })).toHaveValue('anna.keller@example.ch');
    await expect(args.onChoose).toHaveBeenCalledWith(people[0]);
  },
};
/** Any other address is as good; it stays when the field is left. */
export const Unknown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('nora@example.ch');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('nora@example.ch'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expectShown(() => screen.getByRole('option', { name: /office/ }));
  },
};
/** Enter sends the form and closes the list, beside which nothing that the form says would be read out. */
export const Sent: Story = {
  decorators: [
    (Field) => {
      const [refused, setRefused] = useState<string>();
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setRefused(new FormData(event.currentTarget).get('email') as string);
          }}
        >
          <Field />
          <p role="alert">{refused !== undefined && `“${refused}” takes part already.`}</p>
        </form>
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Enter}');
    await expectShown(() => canvas.getByText('“a” takes part already.'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('a');
  },
};
/** How many fit is said in every dialog, not in the first alone: the voice that says so stands beside the dialogs, and is there from then on. */
export const InDialogs: Story = {
  render: function RenderInDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Add signer</Button>
        {isOpen ? (
          <Dialog title="Who signs?" closeLabel="Close" onClose={() => setIsOpen(false)}>
            <EmailSuggestField {...args} />
          </Dialog>
        ) : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const opening of ['first', 'second']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add signer' }));
      await screen.findByRole('combobox');
      await userEvent.keyboard('a');
      const voice = await screen.findByText('3 options available.', { selector: '[role=log] *' });
      await expect(voice.closest('[inert]'), `${opening} dialog`).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
export const Searching: Story = {
  args: { suggestions: [], isLoading: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ann');
    await expectShown(() => screen.getByText('Looking for people …'));
  },
};
export const WithError: Story = { args: { defaultValue: 'anna@', error: 'Please enter a valid email' } };
export const Disabled: Story = { args: { defaultValue: 'anna.keller@example.ch', isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'anna.keller@example.ch', isReadOnly: true } };
