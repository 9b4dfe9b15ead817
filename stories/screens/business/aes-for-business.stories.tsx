import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import type { AesForBusiness } from '@sigillum/api-contracts/business/schemas.ts';
import { colleagueExample } from '@sigillum/api-contracts/identification/in-person-examples.ts';
import type { Colleague } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import { AesView } from '@sigillum/app/business/components/aes-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: AdminLayout, path: '/business/profile/aes-for-business' };
const action = fn((_form: FormData): unknown => ({}));
const domain = 'keller-architektur.example';
const requested: AesForBusiness = {
  enabled: false,
  representativeName: 'Nora Keller',
  representativeEmail: 'nora.keller@example.ch',
  commercialRegister: 'CHE-109.322.551',
  domains: [domain],
  state: 'requested',
  requestedAt: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-12-06T08:00:00.000Z',
  confirmedAt: null,
};
const confirmed: AesForBusiness = {
  ...requested,
  enabled: true,
  state: 'confirmed',
  confirmedAt: '2026-11-23T08:00:00.000Z',
};
const held = { ...businessExample, domains: [{ domain, state: 'activated' as const }] };

const officer: Colleague = {
  ...colleagueExample,
  id: '5d0c8be3-7c1f-4b8e-9a55-2a7f0a3f5c12',
  email: 'bruno.frei@example.ch',
  first_name: 'Bruno',
  last_name: 'Frei',
};
const nobody = { officers: { is_enabled: false, officers: [] }, others: [] };

const meta = {
  title: 'Screens/business/aes-for-business',
  component: AesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(AesView, { ...scene, action }),
  args: {
    business: { ...held, aes4biz: confirmed },
    officers: { is_enabled: true, officers: [officer] },
    others: [colleagueExample],
  },
} satisfies Meta<typeof AesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
export const Requested: Story = { args: { ...nobody, business: { ...held, aes4biz: requested } } };
export const Declined: Story = {
  args: { ...nobody, business: { ...held, aes4biz: { ...requested, state: 'declined' } } },
};
export const Resting: Story = {
  args: {
    officers: { is_enabled: false, officers: [officer] },
    business: { ...businessExample, aes4biz: { ...confirmed, enabled: false } },
  },
};
export const WithoutDomain: Story = { args: { ...nobody, business: businessExample } };

export const Applying: Story = {
  args: { ...nobody, business: held },
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await userEvent.type(canvas.getByLabelText(/Name of who may act/), 'Nora Keller');
    await userEvent.type(canvas.getByLabelText(/E-mail address of this person/), 'nora.keller@example.ch');
    await userEvent.type(canvas.getByLabelText(/commercial register/), 'CHE-109.322.551');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toMatchObject({ intent: 'apply', domains: domain }),
    );
  },
};

const bare = { pricePlan: { ...businessExample.pricePlan, features: [] } };

/** The plan has none of it: what is in force stays, and can be ended. */
export const NotIncluded: Story = {
  args: { business: { ...held, ...bare, aes4biz: confirmed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For this you need a plan with AES for Business')).toBeVisible();
    await expect(canvas.queryByLabelText(/Name of who may act/)).toBeNull();
  },
};

/** Nobody proves a domain only to learn that then. */
export const NoneIncluded: Story = {
  args: { ...nobody, business: { ...businessExample, ...bare } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/business/upgrade');
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** The plan was changed while somebody filled in the form: what was typed stays. */
const plan = { features: businessExample.pricePlan.features };
const application = {
  representative_name: 'Nora Keller',
  representative_email: 'nora.keller@example.ch',
  commercial_register: 'CHE-109.322.551',
};
function UnderChangingPlan(args: ComponentProps<typeof AesView>) {
  const { features } = useLoaderData<typeof plan>();
  return <AesView {...args} business={{ ...held, pricePlan: { ...businessExample.pricePlan, features } }} />;
}
export const LostMeanwhile: Story = {
  args: nobody,
  beforeEach: () => void (plan.features = businessExample.pricePlan.features),
  render: showScreen(UnderChangingPlan, {
    ...scene,
    loaderData: plan,
    action() {
      plan.features = [];
      return { failure: { fields: {}, form: { id: 'error.business.feature_not_included' }, typed: application } };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText(/Name of who may act/);
    await userEvent.type(name, application.representative_name);
    await userEvent.type(canvas.getByLabelText(/E-mail address of this person/), application.representative_email);
    await userEvent.type(canvas.getByLabelText(/commercial register/), application.commercial_register);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('For this you need a plan with AES for Business')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your plan does not include this');
    await expect(canvas.getByLabelText(/Name of who may act/)).toHaveValue(application.representative_name);
    await expect(canvas.getByLabelText(/commercial register/)).toHaveValue(application.commercial_register);
  },
};

export const LongTexts: Story = {
  args: {
    business: {
      ...held,
      aes4biz: {
        ...confirmed,
        representativeName: 'Maximiliane Freifrau von Hohenlohe-Langenburg-Schillingsfürst',
        domains: Array.from({ length: 12 }, (_, at) => `niederlassung-${at}.donaudampfschifffahrt.example`),
      },
    },
  },
};

/** An administrator gives the right to check documents in person, and takes it. */
export const Officers: Story = {
  async play({ canvas, userEvent }) {
    action.mockClear();
    await userEvent.selectOptions(await canvas.findByLabelText('Somebody of your business'), colleagueExample.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Let this person check documents' }));
    await waitFor(() =>
      expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toEqual({
        intent: 'add-officer',
        email: colleagueExample.email,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Bruno Frei/ }));
    await waitFor(() =>
      expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toEqual({
        intent: 'remove-officer',
        userId: officer.id,
      }),
    );
  },
};
