import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import type { ListedTemplate } from '@sigillum/api-contracts/templates/schemas.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { TemplatesView } from '@sigillum/app/templates/components/templates-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const listed = (at: number, change: Partial<ListedTemplate> = {}): ListedTemplate => ({
  ...templateExample,
  id: `2f4a6c8e-1b3d-4f5a-8c7e-${String(at).padStart(12, '0')}`,
  name: `${['Lease', 'Order', 'Employment contract', 'Power of attorney'][at % 4]} ${at + 1}`,
  sharing: (['NONE', 'USE', 'EDIT'] as const)[at % 3]!,
  ...change,
});
const many = Array.from({ length: 25 }, (_, at) => listed(at));

const meta = {
  title: 'Screens/templates/templates',
  component: TemplatesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(TemplatesView, { Layout: DefaultLayout, path: '/templates' }),
  args: {
    query: { q: '', isShared: false, page: 1, size: 25 },
    list: { templates: [listed(0), listed(1, { has_doubts: true }), listed(2)], total_items: 3 },
    isSending: false,
    error: undefined,
    onFile: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof TemplatesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Use Lease 1' })).toHaveAttribute(
      'href',
      `/templates/${listed(0).id}/use`,
    );
    await expect(canvas.getByText('To be confirmed')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'Lease{enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Lease');
  },
};

export const Empty: Story = {
  args: { list: { templates: [], total_items: 0 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
    const file = new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/Begin with a PDF/), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const NoneFound: Story = {
  args: { query: { q: 'Offer', isShared: false, page: 1, size: 25 }, list: { templates: [], total_items: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Show all templates' })).toBeVisible(),
};

export const Many: Story = {
  args: { query: { q: '', isShared: false, page: 2, size: 25 }, list: { templates: many, total_items: 61 } },
  play: ({ canvas }) => expect(canvas.getByText('26–50 of 61')).toBeVisible(),
};

/** What others share, with who does. */
export const Shared: Story = {
  args: {
    query: { q: '', isShared: true, page: 1, size: 25 },
    list: {
      templates: [
        listed(0, { own_share: { sharing: 'EDIT', by: 'Noémi Frei' }, actions: ['use', 'edit'], colleague_count: 0 }),
        listed(1, { owner: 'Ben Suter', actions: ['use'], colleague_count: 0 }),
        listed(4, { own_share: { sharing: 'USE', by: null }, owner: null, actions: ['use'], colleague_count: 0 }),
      ],
      total_items: 3,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shared with me' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('row', { name: /Lease 1/ })).toHaveTextContent(
      'To changeShared with you by Noémi Frei',
    );
    await expect(canvas.getByRole('row', { name: /Order 2/ })).toHaveTextContent('To useShared with you by Ben Suter');
    await expect(canvas.getByRole('row', { name: /Lease 5/ })).toHaveTextContent(
      'Shared with you by somebody who has left',
    );
  },
};

export const NothingShared: Story = {
  args: { query: { q: '', isShared: true, page: 1, size: 25 }, list: { templates: [], total_items: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Show all templates' })).toBeVisible(),
};

export const Sending: Story = { args: { isSending: true } };

export const Refused: Story = {
  args: {
    list: { templates: [], total_items: 0 },
    error: 'This PDF is protected by a password. Please upload one without.',
  },
  play: ({ canvas }) => expect(canvas.getByText(/protected by a password/)).toBeVisible(),
};

export const LongText: Story = {
  args: {
    list: {
      templates: [
        listed(0, {
          name: 'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung',
          has_doubts: true,
        }),
        listed(2, { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' }),
      ],
      total_items: 2,
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const French: Story = { globals: { language: 'fr-ch' } };
export const Italian: Story = { args: { list: { templates: [], total_items: 0 } }, globals: { language: 'it' } };
