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
