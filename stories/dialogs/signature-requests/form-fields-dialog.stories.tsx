import { formFieldsExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { FormField, FormFields } from '@sigillum/api-contracts/signature-requests/form-field-schemas.ts';
import FormFieldsDialog from '@sigillum/app/signature-requests/dialogs/form-fields-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const [company] = formFieldsExample.fields as [FormField];
const documentId = company.document_id;
const make = (index: number, changes: Partial<FormField>): FormField => ({
  ...company,
  id: `${company.id}${index}`,
  rules: {},
  ...changes,
});
const fields = [
  company,
  make(1, { label: 'Remarks', kind: 'longtext', value: 'As agreed' }),
  make(2, { label: 'Terms accepted', kind: 'checkbox' }),
  make(3, { label: 'Canton', kind: 'choice', rules: { choices: ['Zurich', 'Berne'] } }),
];
const answer = (changes: Partial<FormFields>) => fn(async () => ({ ...formFieldsExample, fields, ...changes }));

const meta = {
  title: 'Dialogs/signature-requests/form fields',
  component: FormFieldsDialog,
  render: showScreen(FormFieldsDialog),
  args: {
    props: {
      read: answer({}),
      signers: [
        { sid: '1', name: 'Noémi Frei', documentIds: [documentId] },
        { sid: '2', name: 'Luca Rossi', documentIds: [documentId] },
      ],
      documents: [{ id: documentId, name: 'Lease' }],
    },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof FormFieldsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them go to one person, but for those that somebody else fills in, the sender among them. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const all = await screen.findByLabelText('Who fills in all of them');
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.selectOptions(all, 'Luca Rossi');
    await userEvent.selectOptions(screen.getByLabelText('Terms accepted, page 1'), 'Leave it as it is');
    await userEvent.selectOptions(screen.getByLabelText('Canton, page 1'), 'I fill it in now');
    await userEvent.click(screen.getByRole('button', { name: 'Take over 3 fields' }));
    await expect(screen.getByLabelText('What stands in Canton')).toBeInvalid();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByLabelText('What stands in Canton'), 'Berne');
    await expect(screen.getByText(/^Not taken over: secret\. It is for a password\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take over 3 fields' }));
    await expect(args.act).toHaveBeenCalledWith([
      { id: fields[0]!.id, sid: '2' },
      { id: fields[1]!.id, sid: '2' },
      { id: fields[3]!.id, value: 'Berne' },
    ]);
  },
};

/** One signer fills in all of them unless somebody says otherwise; each kind has its input for the sender. */
export const OfTheSender: Story = {
  args: { props: { ...meta.args.props, signers: [meta.args.props.signers[0]!] } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Take over 4 fields' })).toBeVisible();
    for (const name of ['Company of the tenant', 'Remarks', 'Terms accepted', 'Canton'])
      await userEvent.selectOptions(screen.getByLabelText(`${name}, page 1`), 'I fill it in now');
    await expect(screen.getByLabelText('What stands in Remarks')).toHaveValue('As agreed');
    await expect(screen.getByRole('checkbox', { name: 'Terms accepted is ticked' })).not.toBeChecked();
  },
};

export const Empty: Story = { args: { props: { ...meta.args.props, read: answer({ fields: [], left: [] }) } } };
export const Nobody: Story = { args: { props: { ...meta.args.props, signers: [] } } };
export const Reading: Story = { args: { props: { ...meta.args.props, read: () => new Promise(() => {}) } } };
export const Failed: Story = {
  args: { props: { ...meta.args.props, read: () => Promise.reject(new TypeError('Failed to fetch')) } },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: {
    error: 'A document has changed since its form was read, or a field has been taken already. Please look again.',
  },
};
export const LongText: Story = {
  args: {
    props: {
      ...meta.args.props,
      read: answer({
        fields: [
          make(1, {
            label: 'Bestätigung der Wohnungsübergabeprotokollunterlagen samt Schlüsselverzeichnis der Mieterin',
          }),
          make(2, { label: 'Straße', document_id: company.id }),
        ],
        left: [
          {
            document_id: documentId,
            name: 'Formular.Wohnungsübergabeprotokollunterlagen.Abschnitt7',
            reason: 'SCRIPT',
          },
          { document_id: documentId, name: 'upload', reason: 'FILE' },
          { document_id: documentId, name: 'several', reason: 'SEVERAL' },
        ],
      }),
      documents: [
        { id: documentId, name: 'Mietvertrag über die Wohnung an der Wohnungsübergabeprotokollstrasse 7 in Zürich' },
        { id: company.id, name: 'Hausordnung' },
      ],
      signers: [
        {
          sid: '1',
          name: 'Maximiliane Hohenlohe-Waldenburg-Schillingsfürst von und zu Wohnungsübergabe',
          documentIds: [documentId],
        },
      ],
    },
  },
  globals: { language: 'de-ch' },
};
