import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { BusinessProfileView } from '@sigillum/app/business/components/business-profile-view.tsx';
import { orderCountries } from '@sigillum/app/forms/country-order.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { neverAnswer } from '../../support/show-route.tsx';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: AdminLayout, path: '/business/profile' };
const action = fn((_form: FormData): unknown => ({}));
const expectSent = (fields: object) =>
  waitFor(() => expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toMatchObject(fields));
const answering = (answer: (form: FormData) => unknown) =>
  showScreen(BusinessProfileView, { ...scene, action: answer });
const complete = {
  ...businessExample,
  phone: '+41441234567',
  address: { address1: 'Seeweg 7', address2: '', postalCode: '8001', city: 'Zürich', country: 'CH' },
  legalRepresentative: { name: 'Nora Keller', role: 'CEO', email: 'nora.keller@example.ch' },
};

const meta = {
  title: 'Screens/business/business-profile',
  component: BusinessProfileView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(BusinessProfileView, { ...scene, action }),
  args: { business: complete, countries: orderCountries('en-GB', 'CH') },
} satisfies Meta<typeof BusinessProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await userEvent.type(canvas.getByLabelText('Name of the business'), ' & Co.');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0]!);
    await expectSent({ intent: 'base', name: 'Keller Architektur AG & Co.', updated_at: businessExample.updatedAt });
    await userEvent.click(canvas.getByRole('button', { name: 'Accept data processing agreement' }));
    await expectSent({ intent: 'accept-dpa' });
  },
};

export const New: Story = { args: { business: businessExample } };

/** A colleague has saved meanwhile: what was typed stays, and what it is now stands below. */
export const ChangedMeanwhile: Story = {
  render: answering((form) => ({
    failure: {
      fields: {},
      typed: { name: String(form.get('name')) },
      form: { id: 'error.business.changed_meanwhile' },
    },
  })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name of the business'), ' & Co.');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0]!);
    await expect(await canvas.findByText(/Somebody else has changed this meanwhile/)).toBeVisible();
    await expect(canvas.getByText('Now it says: Keller Architektur AG')).toBeVisible();
    await expect(canvas.getByLabelText('Name of the business')).toHaveValue('Keller Architektur AG & Co.');
  },
};

export const Saving: Story = {
  render: answering(neverAnswer),
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Save' });
    await userEvent.click(button!);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete business', { selector: 'summary *' }));
    action.mockClear();
    await userEvent.type(canvas.getByLabelText(/type the name/), 'Keller Architektur AG');
    await userEvent.type(canvas.getByLabelText('Your password'), 'kupfer Wolke 93 Segel');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete business' }));
    await expectSent({ intent: 'delete', typedName: 'Keller Architektur AG' });
  },
};

/** What becomes of a plan that is paid is said before the deletion. */
export const DeletingWithPlan: Story = {
  args: {
    business: {
      ...complete,
      subscription: {
        ...{
          plan: 'team',
          cycle: 'yearly',
          currency: 'CHF',
          seats: 3,
          nextSeats: null,
          status: 'active',
          errorCode: null,
        },
        ...{ periodStart: '2026-11-30T10:00:00.000Z', periodEnd: '2027-11-30T10:00:00.000Z', isEnding: false },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete business', { selector: 'summary *' }));
    await expect(canvas.getByText(/ends with the period that is paid, on 30 Nov 2027/)).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    business: {
      ...complete,
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft & Söhne',
      legalRepresentative: {
        name: 'Maximiliane Freifrau von Hohenlohe-Langenburg-Schillingsfürst',
        role: 'Vorsitzende der Geschäftsleitung und Delegierte des Verwaltungsrates',
        email: 'maximiliane.von.hohenlohe-langenburg-schillingsfuerst@donaudampfschifffahrt.example',
      },
    },
  },
};
