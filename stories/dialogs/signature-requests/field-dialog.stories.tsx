import { requestFieldExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import FieldDialog from '@sigillum/app/signature-requests/dialogs/field-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const field = { ...requestFieldExample, value: '' };
const { sid } = field;

const meta = {
  title: 'Dialogs/signature-requests/field',
  component: FieldDialog,
  render: showScreen(FieldDialog),
  args: {
    props: {
      field,
      isNew: true,
      order: 2,
      signers: [
        { sid, name: 'Noémi Frei' },
        { sid: field.id, name: 'Luca Rossi' },
      ],
      others: [{ id: field.document_id, sid, label: 'Acts for a company' }],
      pageCount: 3,
    },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof FieldDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const label = await screen.findByLabelText('Name of the field');
    await userEvent.clear(label);
    await userEvent.click(screen.getByRole('button', { name: 'Place it' }));
    await expect(label).toBeInvalid();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.type(label, 'Company{Enter}');
    await expect(args.act).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'text',
        label: 'Company',
        sid,
        required: 'on',
        page: 1,
        order: 2,
        x: 72,
        y: 320,
      }),
    );
  },
};

/** A choice asks for its answers; place, order and condition are set by numbers and names. */
export const Choice: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('What is filled in'), 'choice');
    await userEvent.type(screen.getByLabelText('Answers, one a line'), 'Small\nLarge');
    await userEvent.click(screen.getByText('Place, order and conditions'));
    const left = screen.getByLabelText('From the left (points)');
    await userEvent.clear(left);
    await userEvent.type(left, '120.5');
    await userEvent.selectOptions(screen.getByLabelText('Shown only if'), 'Acts for a company');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Also on every other page/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Place it' }));
    await expect(args.act).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'choice',
        choices: 'Small\nLarge',
        x: 120.5,
        condition: field.document_id,
        everyPage: 'on',
      }),
    );
  },
};
/** Of the document's own form only the name, the person and the conditions are asked for. */
export const OfAForm: Story = {
  args: {
    props: {
      ...meta.args.props,
      isNew: false,
      field: {
        ...field,
        label: 'Canton',
        kind: 'choice',
        rules: { choices: ['Zurich', 'Berne'] },
        form_field: 'canton',
      },
    },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Name of the field')).toHaveValue('Canton');
    await expect(screen.queryByLabelText('What is filled in')).toBeNull();
    await expect(screen.queryByLabelText('Answers, one a line')).toBeNull();
    await userEvent.click(screen.getByText('Place, order and conditions'));
    await expect(screen.queryByLabelText('From the left (points)')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'choice', choices: 'Zurich\nBerne', x: 72, y: 320, page: 1 }),
    );
  },
};

/** Nobody puts initials for somebody else: there is nothing to begin with. */
export const Initials: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('What is filled in'), 'Initials');
    await expect(screen.queryByLabelText('Stands in it from the beginning')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Place it' }));
    await expect(args.act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'initials' }));
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: {
    error: 'Fields depend on each other in a circle, so none of them would ever be shown. Please change one of them.',
  },
};
export const LongText: Story = {
  args: {
    props: {
      ...meta.args.props,
      isNew: false,
      field: {
        ...field,
        kind: 'date',
        label: 'Tag, von dem an das Mietverhältnis mit der Donaudampfschifffahrtsgesellschaft gelten soll',
        rules: { min: '2026-01-01' },
      },
    },
    error: 'Die Regeln eines Feldes widersprechen sich oder dem, was darin steht. Bitte ändern Sie sie.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
