import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { BulkView, type BulkViewProps } from '@sigillum/app/templates/components/bulk-view.tsx';
import { guessColumns } from '@sigillum/app/templates/guess-columns.ts';
import { type BulkStep, useBulk } from '@sigillum/app/templates/use-bulk.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

interface Shown extends Omit<BulkViewProps, 'bulk'> {
  step: BulkStep;
  lines: string[][];
}

const template = { ...templateExample, fields: [] };
const headings = ['No', 'E-mail', 'First name', 'Last name', 'Language'];
const people = [
  ['1', 'luca.rossi@example.it', 'Luca', 'Rossi', 'it'],
  ['2', 'noemi.frei@example.ch', 'Noémi', 'Frei', 'fr'],
  ['3', 'noa@example.ch', 'נועה', 'כהן', 'de'],
];
const faulty = [...people, ['2', 'petra.meier', '', '=1+1', 'rm'], ['', 'max@example.ch', 'Max', 'Meier', '']];

/** The screen with the state that its route gives it. */
function Bulk({ step, lines, ...props }: Shown) {
  const [names = [], ...rows] = lines;
  const meanings = guessColumns(props.template, names, rows);
  const first = { step, table: { lines, hasHeadings: true, meanings } };
  const bulk = useBulk(props.template, step === 'data' ? undefined : first);
  return <BulkView {...props} bulk={bulk} />;
}

const meta = {
  title: 'Screens/templates/bulk template',
  component: Bulk,
  parameters: { layout: 'fullscreen' },
  render: showScreen(Bulk, { Layout: DefaultLayout, path: `/templates/${template.id}/bulk` }),
  args: { template, step: 'data', lines: [headings, ...people], isWorking: false, error: undefined, onSend: fn() },
} satisfies Meta<typeof Bulk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pasted, understood, checked and sent by keyboard alone. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Or paste the cells here' }));
    await userEvent.paste([headings, ...people].map((row) => row.join('\t')).join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'Read the table' }));
    await expect(await canvas.findByRole('combobox', { name: 'Column 2: E-mail' })).toHaveDisplayValue(
      'Tenant: e-mail',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('All 3 rows are all right.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Cost centre/ }), 'Sales');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 3 requests' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Lease', rows: people, is_repeated: false, custom: 'Sales' }),
    );
  },
};

/** Each step is a new place for keys, what was said of all rows stays on the way back, and a batch without a name is not sent. */
export const ThereAndBack: Story = {
  args: { step: 'check' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('group', { name: 'Send' })).toHaveFocus();
    const name = canvas.getByRole('textbox', { name: 'Name of the batch' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Send 3 requests' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/This field is required/);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(name, 'December');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Cost centre/ }), 'Sales');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('group', { name: 'Check' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send 3 requests' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'December', is_repeated: true, custom: 'Sales' }),
    );
  },
};

const many = Array.from({ length: 26 }, (_, index) => [String(index), `tenant${index}@example.ch`, '', '', '']);

/** Whoever removes all rows of the last page sees the one before. */
export const LastPageRemoved: Story = {
  args: { step: 'check', lines: [headings, ...many] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 26' }));
    await expect(canvas.getAllByRole('button', { name: /^Remove row/ })).toHaveLength(25);
  },
};

/** A text without a row says so. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the table' }));
    await expect(await canvas.findByText('There is no row in it.')).toBeVisible();
  },
};

export const Columns: Story = {
  args: { step: 'columns' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Column 2: E-mail' }), 'Not used');
    await expect(canvas.getByText('No column with the e-mail of Tenant yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Column 2: E-mail' }), 'Tenant: e-mail');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

/** Each fault stands below its cell; corrected, walked through with the arrows, and removed. */
export const Faults: Story = {
  args: { step: 'check', lines: [headings, ...faulty] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is no e-mail address.')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Tenant: e-mail, row 4' });
    await userEvent.clear(email);
    await userEvent.type(email, 'petra.meier@example.ch{ArrowDown}');
    await expect(canvas.getByRole('textbox', { name: 'Tenant: e-mail, row 5' })).toHaveFocus();
    await expect(canvas.queryByText('This is no e-mail address.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 5' }));
    const language = canvas.getByRole('textbox', { name: 'Tenant: language, row 4' });
    await userEvent.clear(language);
    await userEvent.type(language, 'de');
    await userEvent.tab();
    await expect(canvas.getByText('A row above says the same.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 4' }));
    await expect(canvas.getByText('All 3 rows are all right.')).toBeVisible();
    // Nothing is left to be corrected: the table shows what will be sent.
    await expect(canvas.getAllByRole('button', { name: /^Remove row/ })).toHaveLength(3);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
/** A table with many columns is moved by itself; the page stays as wide as the window. */
export const ManyColumns: Story = {
  args: {
    step: 'check',
    template: { ...template, texts: [{ language: 'en', title: '{{a}} {{b}} {{c}} {{d}} {{e}} {{f}}', message: '' }] },
    lines: [
      ['E-mail', ...'abcdef'],
      ['luca.rossi@example.it', ...'123456'],
    ],
  },
  globals: { viewport: { value: 'xl' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const FaultsOnAPhone: Story = {
  args: { step: 'check', lines: [headings, ...faulty] },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    // What a field is stands above it also where the headings of the table have no room.
    const cell = canvas.getByRole('textbox', { name: 'Tenant: e-mail, row 4' }).closest('td')!;
    await expect(getComputedStyle(cell, '::before').content).toBe('"Tenant: e-mail"');
  },
};

export const Sending: Story = { args: { step: 'send' } };
export const Working: Story = { args: { step: 'send', isWorking: true } };
export const Refused: Story = {
  args: { step: 'send', error: 'Your plan has fewer signatures left than these requests need.' },
};

export const LongText: Story = {
  args: {
    step: 'columns',
    template: { ...template, name: 'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung' },
    lines: [
      ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 'E-Mail'],
      ['x', 'a@example.ch'],
    ],
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const French: Story = { args: { step: 'check', lines: [headings, ...faulty] }, globals: { language: 'fr-ch' } };
export const Italian: Story = { args: { step: 'send' }, globals: { language: 'it' } };
