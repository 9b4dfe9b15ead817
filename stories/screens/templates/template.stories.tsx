import { templateExample, templateVersionExample } from '@sigillum/api-contracts/templates/examples.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { TemplateView } from '@sigillum/app/templates/components/template-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const [signer] = templateExample.roles;

const meta = {
  title: 'Screens/templates/template',
  component: TemplateView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(TemplateView, { Layout: DefaultLayout, path: `/templates/${templateExample.id}` }),
  args: {
    template: templateExample,
    versions: [
      { number: 2, changes: ['ROLES', 'TEXTS'], changed_by: null, changed_at: '2026-11-22T10:00:00.000Z' },
      templateVersionExample,
    ],
    offered: ['SES', 'AES', 'QES'],
    isSaving: false,
    writes: 0,
    isSending: false,
    error: undefined,
    onReplace: fn(),
    onSave: fn(),
    onConfirm: fn(),
    onShare: fn(),
    onNameColleague: fn(),
    onRemoveColleague: fn(),
    onRestore: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof TemplateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const role = canvas.getByRole('textbox', { name: 'Name of role: Signer 1' });
    await userEvent.clear(role);
    await userEvent.type(role, 'Landlord');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Turn of Landlord' }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a role that observes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change reminders' }));
    const days = await screen.findByLabelText(/^Days after/);
    await userEvent.clear(days);
    await userEvent.type(days, '7{Enter}');
    await expect(await canvas.findByText('7 days after the invitation')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        version: 1,
        roles: [
          { ...signer!, name: 'Landlord', sequence: 1 },
          templateExample.roles[1],
          expect.objectContaining({ kind: 'OBSERVER', name: '' }),
        ],
        reminders: { after_days: [7], before_deadline_days: [1] },
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Use it/ }));
    await expect(args.onShare).toHaveBeenCalledWith('USE');
    await userEvent.click(canvas.getByRole('button', { name: 'Add colleague' }));
    await expect(args.onNameColleague).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take access from noemi.frei@example.ch' }));
    await expect(args.onRemoveColleague).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'noemi.frei@example.ch' }),
    );
    await expect(canvas.getByText(/A former member/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use version 1 again' }));
    await expect(args.onRestore).toHaveBeenCalledWith(1);
    await expect(canvas.queryByRole('button', { name: 'Use version 2 again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete template' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** With a role go its places and fields, and a text that is not needed goes alone. */
export const Changes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Italiano' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message (Italiano)' }), 'Firmi, per favore.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Deutsch' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tenant' }));
    await userEvent.selectOptions(canvas.getByLabelText('Quality of the signatures'), 'QES');
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Days until a request expires' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        texts: [{ language: 'it', title: 'Mietvertrag', message: 'Firmi, per favore.' }],
        roles: [templateExample.roles[1]],
        places: [],
        fields: [],
        quality: 'QES',
        expiry_days: null,
      }),
    );
  },
};

/** Of several roles only some have to sign, and a group of the organisation takes another. */
export const Groups: Story = {
  args: {
    template: {
      ...templateExample,
      roles: [
        ...['Aline', 'Marc'].map((name, at) => ({
          ...signer!,
          ...{ id: `9c1e3a5b-7d8f-4a2c-8e4b-${String(at).padStart(12, '0')}`, name },
        })),
        { ...signer!, name: 'Legal', signer_group_id: '5d7f9b1c-3e5a-4c7b-9d1f-2a4c6e8b0d1f' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Any one of this group signs, unless you name somebody.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not everybody has to sign' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Name of the quorum/), 'Board');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Legal' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Board: 1 of 2 have to sign')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const quorum = { name: 'Board', needed: 1 };
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        roles: [
          expect.objectContaining({ name: 'Aline', quorum }),
          expect.objectContaining({ name: 'Marc', quorum }),
          expect.objectContaining({ name: 'Legal', signer_group_id: '5d7f9b1c-3e5a-4c7b-9d1f-2a4c6e8b0d1f' }),
        ],
      }),
    );
  },
};

/** Another file whose text is not the same: each place is to be confirmed. */
export const Doubts: Story = {
  args: {
    template: {
      ...templateExample,
      has_doubts: true,
      places: [{ ...templateExample.places[0]!, is_doubtful: true }],
      fields: [{ ...templateExample.fields[0]!, is_doubtful: true }],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Use' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'It is right: Tenant: page 1 of Mietvertrag' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ places: [expect.objectContaining({ is_doubtful: false })] }),
    );
    const field = 'It is right: Tenant, “Company”: page 1 of Mietvertrag';
    await userEvent.click(canvas.getByRole('button', { name: field }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(
      expect.objectContaining({ fields: [expect.objectContaining({ label: 'Company', is_doubtful: false })] }),
    );
  },
};

export const Replacing: Story = {
  args: { error: 'The new file has fewer pages, and signatures stand on pages that it does not have.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(/Replace the file of/));
    const file = new File(['%PDF-1.7'], 'Lease 2027.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/Drop the other PDF here/), file);
    await expect(args.onReplace).toHaveBeenCalledWith(templateExample.documents[0]!.id, file);
  },
};

/** Shared to use: everything is seen, nothing is changed. */
export const UseOnly: Story = {
  args: {
    template: {
      ...templateExample,
      ...{ owner: 'Noémi Frei', own_share: { sharing: 'USE', by: 'Noémi Frei' } },
      ...{ actions: ['use'], colleagues: [], colleague_count: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Shared with you by Noémi Frei')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add colleague' })).toBeNull();
  },
};

export const LeftBehind: Story = {
  args: { template: { ...templateExample, owner: null } },
  play: ({ canvas }) => expect(canvas.getByText('Whoever made it has left your business.')).toBeVisible(),
};

export const Saving: Story = { args: { isSaving: true, isSending: true } };

export const LongText: Story = {
  args: {
    template: {
      ...templateExample,
      name: 'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung der Wohnbaugenossenschaft',
      colleagues: [
        { email: `${'liegenschaftsbewirtschaftung.'.repeat(2)}archiv@example.ch`, sharing: 'EDIT' },
        ...templateExample.colleagues,
      ],
      roles: [{ ...signer!, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }, templateExample.roles[1]!],
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const French: Story = { globals: { language: 'fr-ch' } };
export const Italian: Story = { globals: { language: 'it' } };
