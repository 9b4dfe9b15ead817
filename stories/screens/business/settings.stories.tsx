import { businessExample, settingsExample } from '@sigillum/api-contracts/business/examples.ts';
import { usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import { SettingsView } from '@sigillum/app/business/components/settings-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useLoaderData } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { embeddedFace } from '../../support/embedded-face.ts';
import { neverAnswer } from '../../support/show-route.tsx';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: AdminLayout, path: '/business/settings' };
const url = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96">${embeddedFace.style}<rect width="320" height="96" fill="#fff"/><text x="160" y="62" font-family="${embeddedFace.family}" font-size="40" text-anchor="middle" fill="#0a3d62">KELLER</text></svg>`,
)}`;
const action = fn((_form: FormData): unknown => ({}));
const expectSent = (fields: object) =>
  waitFor(() => expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toMatchObject(fields));

const meta = {
  title: 'Screens/business/settings',
  component: SettingsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SettingsView, { ...scene, action }),
  args: {
    id: '0b9d3c52-6e0f-4a6b-8a57-3f1c2d9e4b11',
    name: 'Keller Architektur AG',
    settings: { ...settingsExample, companyBranding: { logo: { url, width: 320, height: 96 } } },
    features: businessExample.pricePlan.features,
    updatedAt: '2026-11-21T08:37:13.000Z',
    services: { affiliate: true, userPilot: true },
    zones: ['America/New_York', 'Europe/London', 'Europe/Zurich'],
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each section is saved by itself, with what it began with. */
export const Complete: Story = {
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    const phone = canvas.getByLabelText(/Phone for help/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '+41 31 123 45 67');
    await userEvent.click(within(phone.closest('form')!).getByRole('button', { name: 'Save' }));
    await expectSent({
      intent: 'contact',
      'supportContact.phone': '+41 31 123 45 67',
      updatedAt: '2026-11-21T08:37:13.000Z',
    });
    const sites = canvas.getByLabelText(/Sites that may do so/);
    await userEvent.type(sites, 'https://portal.example.ch/');
    await userEvent.click(within(sites.closest('form')!).getByRole('button', { name: 'Save' }));
    await expectSent({ intent: 'embedding', 'embedding.origins': 'https://portal.example.ch/' });
    const days = canvas.getByLabelText(/Days after the invitation/);
    await expect(days).toHaveValue('5');
    await userEvent.clear(days);
    await userEvent.type(days, '3 7');
    await userEvent.selectOptions(canvas.getByLabelText(/Time zone/), 'Europe/London');
    await userEvent.click(within(days.closest('form')!).getByRole('button', { name: 'Save' }));
    await expectSent({
      intent: 'reminders',
      'signatureRequests.reminders.afterDays': '3 7',
      'signatureRequests.reminders.timeZone': 'Europe/London',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'What is Part 11?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off automatic deletion' }));
    await expect(await screen.findByRole('button', { name: 'Switch off' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull());
  },
};

/** Nothing was settled: every section says what holds. */
export const Usual: Story = {
  args: { settings: usualSettings, services: { affiliate: false, userPilot: false } },
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await expect(canvas.getByText('Documents stay until somebody deletes them.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'More' })).toBeNull();
    await userEvent.upload(
      canvas.getByLabelText(/Drop an image here/),
      new File(['…'], 'logo.png', { type: 'image/png' }),
    );
    await expectSent({ intent: 'logo', logo: { name: 'logo.png' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on automatic deletion' }));
    await expect(await screen.findByRole('spinbutton', { name: 'Days until deletion' })).toHaveValue('90');
    await userEvent.keyboard('{Escape}');
  },
};

/** Somebody else was faster: what was typed stays, and the field says what it is now. */
export const Overtaken: Story = {
  args: { settings: { ...settingsExample, supportContact: { email: 'office@keller.example.ch', phone: null } } },
  render: showScreen(SettingsView, {
    ...scene,
    action: () => ({
      failure: {
        form: { id: 'error.business.changed_meanwhile' },
        fields: {
          'supportContact.email': { id: 'business.settings.now.text', values: { value: 'office@keller.example.ch' } },
        },
        typed: { 'supportContact.email': 'support@keller.example.ch' },
      },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(/E-mail for help/);
    await userEvent.clear(email);
    await userEvent.type(email, 'support@keller.example.ch');
    await userEvent.click(within(email.closest('form')!).getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Somebody else has made it office@keller.example.ch')).toBeVisible();
    await expect(canvas.getByLabelText(/E-mail for help/)).toHaveValue('support@keller.example.ch');
  },
};

export const Refused: Story = {
  render: showScreen(SettingsView, {
    ...scene,
    action: () => ({ failure: { fields: { logo: { id: 'error.business.logo_unreadable' } }, typed: {} } }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(/Drop an image here/),
      new File(['…'], 'logo.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText(/This image cannot be used/)).toBeVisible();
  },
};

/** The plan has none of this: a logo that there is can be removed, and nothing is switched on. */
export const NotIncluded: Story = {
  args: { features: [], settings: { ...usualSettings, companyBranding: { logo: { url, width: 320, height: 96 } } } },
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await expect(canvas.getByText('For this you need a plan with your own logo')).toBeVisible();
    await expect(canvas.queryByLabelText(/Drop an image here/)).toBeNull();
    await expect(canvas.getByText('For this you need a plan with 21 CFR Part 11')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /regulated record/ })).toBeNull();
    await expect(canvas.getByText('For this you need a plan with signer groups')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expectSent({ intent: 'remove-logo' });
  },
};

/** The plan was changed while somebody ticked the box: it says why nothing came of it. */
const plan = { features: businessExample.pricePlan.features };
function UnderChangingPlan(args: ComponentProps<typeof SettingsView>) {
  const { features } = useLoaderData<typeof plan>();
  return <SettingsView {...args} features={features} />;
}
export const LostMeanwhile: Story = {
  args: { settings: usualSettings },
  beforeEach: () => void (plan.features = businessExample.pricePlan.features),
  render: showScreen(UnderChangingPlan, {
    ...scene,
    loaderData: plan,
    action() {
      plan.features = ['groups', 'branding'];
      const fields = { 'signatureRequests.part11': { id: 'error.business.feature_not_included' } };
      return { failure: { fields, typed: {} } };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /regulated record/ });
    await userEvent.click(box);
    await userEvent.click(within(box.closest('form')!).getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('For this you need a plan with 21 CFR Part 11')).toBeVisible();
    await expect(canvas.getByText(/Your plan does not include this/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /regulated record/ })).toBeChecked();
  },
};

/** What was switched on before can be switched off. */
export const StillRegulated: Story = {
  args: { features: ['groups', 'branding'] },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: /regulated record/ })).toBeChecked(),
};

export const Saving: Story = {
  render: showScreen(SettingsView, { ...scene, action: neverAnswer }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0]!);
  },
};

export const LongText: Story = {
  args: {
    name: 'Vereinigte Genossenschaften für Holzbau und Denkmalpflege der Zentralschweiz',
    settings: {
      ...settingsExample,
      supportContact: { email: 'anlaufstelle.fuer.elektronische.signaturen@genossenschaften.example.ch', phone: null },
      signerGroups: { maxGroups: 12000, maxParticipants: 1500 },
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
