import {
  identOverviewExample,
  identStateExample,
  knownIdentificationExample,
} from '@sigillum/api-contracts/identification/examples.ts';
import type { IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { IdentifyView } from '@sigillum/app/identification/components/identify-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/eidas/video' };
const action = fn((_form: FormData): unknown => ({}));
const way: IdentWay = identOverviewExample.ways[0]!;
const begun: IdentWay = { ...way, ...identStateExample };
const supply = {
  ...{ isSupplied: false, known: { givenNames: 'Nora', familyName: 'Keller' }, fixed: [] },
  ...{ firstCountries: ['CH', 'DE', 'FR', 'AT'], today: '2026-11-21' },
};

const meta = {
  title: 'Screens/identification/identify',
  component: IdentifyView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(IdentifyView, { ...scene, action }),
  args: {
    ...{ name: 'srsVideo', way, known: [], personName: 'Nora Keller' },
    supply,
  },
} satisfies Meta<typeof IdentifyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has begun. */
export const Begin: Story = {
  async play({ canvas, userEvent }) {
    action.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('intent')).toBe('start'));
  },
};

/** A stand-in of a test system identifies, and wants the terms of the trust service agreed to. */
export const Terms: Story = {
  args: { way: { ...way, is_local: true, missing: ['terms'] } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/nobody is really identified/)).toBeVisible();
    action.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of use of the trust service' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('terms')).toBe('true'));
  },
};

/** Whoever identifies knows people by their number. */
export const MobileMissing: Story = {
  args: { way: { ...way, missing: ['mobile', 'terms'] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Add it to your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

/** The document is written down beforehand. */
export const Supplying: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write down my document first' }));
    await expect(await screen.findByRole('dialog', { name: 'Details of your identity document' })).toBeVisible();
    await expect(screen.getByLabelText('Family name')).toHaveValue('Keller');
  },
};

/** Kept already: it can be changed, or forgotten. */
export const Supplied: Story = {
  args: { supply: { ...supply, isSupplied: true } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Change what I wrote down' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Forget it' })).toBeVisible();
  },
};

/** With an appointment, which can be given up. */
export const Initialized: Story = {
  args: { way: { ...begun, appointment_at: '2026-12-01T09:30:00.000Z' } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('link', { name: 'Go to the identification' })).toHaveAttribute(
      'href',
      identStateExample.url!,
    );
    action.mockClear();
    await userEvent.click(canvas.getByText('Call it off', { selector: 'summary, summary *' }));
    await userEvent.type(canvas.getByLabelText('Your e-mail address'), 'nora.keller@example.ch');
    await userEvent.click(canvas.getByRole('button', { name: 'Call it off' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('email')).toBe('nora.keller@example.ch'));
  },
};

/** The service is away. */
export const Preparing: Story = { args: { way: { ...begun, url: null } } };

export const InProgress: Story = { args: { way: { ...begun, status: 'inprogress' } } };

/** Succeeded; the trust service takes it over. */
export const Activating: Story = { args: { way: { ...begun, status: 'success', url: null } } };

export const Done: Story = {
  args: { way: { ...begun, status: 'success', url: null }, known: [knownIdentificationExample] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You sign as/)).toHaveTextContent('Anna Keller');
  },
};

/** The trust service keeps to itself what stood in the document. */
export const DoneUnnamed: Story = {
  args: {
    way: { ...begun, status: 'success', url: null },
    known: [{ ...knownIdentificationExample, given_names: null, family_name: null, provider: 'sign.example.org' }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/with the name that/)).toHaveTextContent('sign.example.org');
  },
};

/** A request waits for it. */
export const DoneForRequest: Story = {
  args: { ...Done.args, requestId: '0b9d6a4e-6f0a-4c3e-9c53-0d8b4d1a2f10' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Go back and sign' })).toHaveAttribute(
      'href',
      '/view/0b9d6a4e-6f0a-4c3e-9c53-0d8b4d1a2f10',
    );
  },
};

/** The document was somebody else's. */
export const Failed: Story = {
  args: { way: { ...way, status: 'failure', reason: 'name_differs', started_at: begun.started_at } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The name in the document is not that of your account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Nobody pays. */
export const Uncovered: Story = { args: { way: { ...way, is_covered: false } } };

/** On a small screen at night, with longer words. */
export const Narrow: Story = {
  args: { supply: { ...supply, isSupplied: true }, way: { ...way, is_local: true, missing: ['terms'] } },
  globals: { language: 'fr-ch', theme: 'dark', viewport: { value: 'xs' } },
};
