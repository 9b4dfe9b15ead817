import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { FillTemplateView } from '@sigillum/app/templates/components/fill-template-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const [signer, observer] = templateExample.roles;
const texts = [...templateExample.texts, { language: 'en' as const, title: 'Lease', message: '' }];

const meta = {
  title: 'Screens/templates/fill template',
  component: FillTemplateView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(FillTemplateView, { Layout: DefaultLayout, path: `/templates/${templateExample.id}/use` }),
  args: {
    template: templateExample,
    suggest: async () => [{ email: 'luca.rossi@example.it', first_name: 'Luca', last_name: 'Rossi' }],
    isWorking: false,
    error: undefined,
    onTouch: fn(),
    onUse: fn(),
  },
} satisfies Meta<typeof FillTemplateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [email] = canvas.getAllByRole('combobox', { name: /mail/i });
    await userEvent.type(email!, 'luca.rossi@example.it');
    // Closes what is suggested.
    await userEvent.tab();
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Luca');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue and check' }));
    await expect(args.onUse).toHaveBeenCalledWith({
      people: [{ role_id: signer!.id, email: 'luca.rossi@example.it', first_name: 'Luca' }],
      language: 'de',
    });
  },
};

/** A role that signs needs somebody; one that observes does not. */
export const Missing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue and check' }));
    const [email, watcher] = canvas.getAllByRole('combobox', { name: /mail/i });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(watcher).not.toBeInvalid();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

const gaps = [
  { language: 'de' as const, title: 'Mietvertrag {{Wohnung}}', message: 'Miete: {{ Miete }}' },
  { language: 'en' as const, title: 'Lease {{Wohnung}}', message: '' },
];

/** What the title and the message have gaps for is asked for, and nothing goes out with double braces. */
export const Words: Story = {
  args: { template: { ...templateExample, texts: gaps } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getAllByRole('combobox', { name: /mail/i })[0]!, 'luca.rossi@example.it');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue and check' }));
    const flat = canvas.getByRole('textbox', { name: 'Wohnung' });
    await expect(flat).toHaveFocus();
    await userEvent.type(flat, '3. OG links');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Miete' }), "CHF 1'200");
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of title and message' }), 'Deutsch');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue and check' }));
    await expect(args.onUse).toHaveBeenCalledWith({
      people: [{ role_id: signer!.id, email: 'luca.rossi@example.it' }],
      language: 'de',
      title: 'Mietvertrag 3. OG links',
      message: "Miete: CHF 1'200",
    });
  },
};

const quorum = { name: 'Board', needed: 2 };
const board = ['Aline', 'Marc', 'Zeno'].map((name, at) => ({
  ...signer!,
  ...{ id: `9c1e3a5b-7d8f-4a2c-8e4b-${String(at).padStart(12, '0')}`, name, quorum },
}));
const legal = { ...signer!, name: 'Legal', signer_group_id: '5d7f9b1c-3e5a-4c7b-9d1f-2a4c6e8b0d1f' };

/** Of a quorum as many as have to sign are enough, and a group needs nobody. */
export const Groups: Story = {
  args: { template: { ...templateExample, roles: [...board, legal] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Board: 2 of 3 have to sign. The others may stay empty.')).toHaveLength(3);
    await expect(canvas.getByText('Any one of this group signs, unless you name somebody.')).toBeVisible();
    const emails = canvas.getAllByRole('combobox', { name: /mail/i });
    await userEvent.type(emails[0]!, 'aline@example.ch');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue and check' }));
    await expect(canvas.getAllByText('Please name as many people as have to sign.')).toHaveLength(2);
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.type(emails[2]!, 'zeno@example.ch');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue and check' }));
    await expect(args.onUse).toHaveBeenCalledWith({
      people: [
        { role_id: board[0]!.id, email: 'aline@example.ch' },
        { role_id: board[2]!.id, email: 'zeno@example.ch' },
      ],
      language: 'de',
    });
  },
};

export const Languages: Story = {
  args: { template: { ...templateExample, texts } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: 'Language of title and message' })).toHaveValue('en'),
};

export const Working: Story = { args: { isWorking: true } };
export const Refused: Story = {
  args: { error: 'A file was replaced, and places of signatures are still to be confirmed.' },
  play: ({ canvas }) => expect(canvas.getByText(/still to be confirmed/)).toBeVisible(),
};

export const LongText: Story = {
  args: {
    template: {
      ...templateExample,
      name: 'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung',
      roles: [{ ...signer!, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }, observer!],
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const French: Story = { globals: { language: 'fr-ch' } };
export const Italian: Story = { globals: { language: 'it' } };
