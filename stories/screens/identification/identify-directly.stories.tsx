import { identStateExample, knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { IdentifyView } from '@sigillum/app/identification/components/identify-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import account from './identify.stories.tsx';

const action = fn((_form: FormData): unknown => ({}));
const { way } = account.args;
const begun = { ...way, ...identStateExample };

const meta = {
  title: 'Screens/identification/identify directly',
  component: IdentifyView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(IdentifyView, {
    Layout: DefaultLayout,
    path: '/direct-sign/identification/eidas/video',
    root: { person: undefined, visitId: requestId },
    action,
  }),
  args: {
    ...account.args,
    supply: undefined,
    personName: 'Luca Rossi',
    visit: { requestId: '1', mark: 'visit-k3f', documentHref: '/view/1/2' },
  },
} satisfies Meta<typeof IdentifyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has begun. */
export const Begin: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/You were invited as/)).toHaveTextContent('Luca Rossi');
    action.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('intent')).toBe('start'));
  },
};

/** The invitation says no name. */
export const Nameless: Story = {
  args: { personName: '' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'What is known of you' })).toHaveAttribute(
      'href',
      '/direct-sign/identification/zertes/personal-details?request=1&visit=visit-k3f',
    );
  },
};

/** A stand-in of a test system, which wants the terms of the trust service agreed to. */
export const Terms: Story = { args: { way: { ...way, is_local: true, missing: ['terms'] } } };

/** The invitation says no number. */
export const MobileMissing: Story = { args: { way: { ...way, missing: ['mobile'] } } };

export const Initialized: Story = { args: { way: { ...begun, appointment_at: '2026-12-01T09:30:00.000Z' } } };

/** The service is away. */
export const Preparing: Story = { args: { way: { ...begun, url: null } } };

export const InProgress: Story = { args: { way: { ...begun, status: 'inprogress' } } };

/** Succeeded; the trust service takes it over. */
export const Activating: Story = { args: { way: { ...begun, status: 'success', url: null } } };

export const Done: Story = {
  args: { way: { ...begun, status: 'success', url: null }, known: [knownIdentificationExample] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You sign as/)).toHaveTextContent('This counts for this signature.');
    await expect(canvas.getByRole('link', { name: 'Go to the document and sign' })).toHaveAttribute(
      'href',
      '/view/1/2',
    );
  },
};

/** The trust service keeps to itself what stood in the document. */
export const DoneUnnamed: Story = {
  args: {
    way: { ...begun, status: 'success', url: null },
    known: [{ ...knownIdentificationExample, given_names: null, family_name: null }],
  },
};

/** The document was somebody else's. */
export const Failed: Story = {
  args: { way: { ...way, status: 'failure', reason: 'name_differs', started_at: begun.started_at } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/not the one under which you were invited/)).toBeVisible();
  },
};

/** Nobody pays. */
export const Uncovered: Story = { args: { way: { ...way, is_covered: false } } };
