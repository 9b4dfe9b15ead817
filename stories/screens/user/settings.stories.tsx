import type { Meta, StoryObj } from '@storybook/react-vite';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { SettingsViewProps } from '@sigillum/app/user/components/settings-view.tsx';
import Settings from '@sigillum/app/user/settings.tsx';
import { deputiesExample } from '@sigillum/api-contracts/members/examples.ts';
import { sessionExample } from '@sigillum/api-contracts/user/examples.ts';
import { expect, within } from 'storybook/test';
import { plainPerson, showRoute, type RouteScene } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Settings', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const { userAgent: _words, ...session } = sessionExample;
const local = ['SES', 'AES', 'DEMO', 'PART11'] as const;
const offered = { ZERTES: local, EIDAS: local };
const settings: SettingsViewProps = {
  emailNotificationLevel: 'ALL',
  defaults: { defaultQuality: 'SES', defaultLegislation: 'ZERTES', offered },
  absence: { deputy: null, today: '2026-11-24' },
  part11: { p11SigningName: null, p11SigningReason: null },
  sessions: [
    { ...session, device: { browser: 'Chrome', system: 'Windows' } },
    {
      ...session,
      id: '1b2c3d4e-5f60-4718-8a9b-0c1d2e3f4a5b',
      isCurrent: false,
      ip: '2001:db8::7',
      device: { browser: 'Safari', system: 'iPhone' },
    },
    {
      ...session,
      id: '2c3d4e5f-6071-4829-9bac-1d2e3f4a5b6c',
      isCurrent: false,
      ip: null,
      device: { browser: undefined, system: undefined },
    },
  ],
};
const show = (change: Partial<SettingsViewProps> = {}, more: RouteScene = {}) =>
  showRoute(Settings, {
    path: '/profile/settings',
    Layout: DefaultLayout,
    root: { person: plainPerson },
    loaderData: { ...settings, ...change },
    ...more,
  });

export const Default: Story = { render: show() };

export const OneSession: Story = {
  render: show({ sessions: settings.sessions.slice(0, 1), emailNotificationLevel: 'IMPORTANT' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This browser');
    await expect(within(canvasElement).queryByRole('button', { name: /Log out/ })).toBeNull();
  },
};

export const DefaultNotOffered: Story = {
  render: show({ defaults: { defaultQuality: 'QES', defaultLegislation: 'EIDAS', offered } }),
  play: async ({ canvasElement }) => {
    const quality = await within(canvasElement).findByRole<HTMLSelectElement>('combobox', {
      name: 'Signature quality',
    });
    await expect(quality.value).toBe('SES');
    await expect([...quality.options].map(({ value }) => value)).toEqual(['SES', 'AES', 'DEMO', 'PART11']);
  },
};

export const Saved: Story = {
  render: show({}, { action: () => ({}) }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Only important ones/ }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[0]!);
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

export const Refused: Story = {
  render: show(
    {},
    { action: () => ({ failure: { fields: {}, form: { id: 'error.rate_limit.exceeded' }, typed: {} } }) },
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /everywhere but here/ }));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const AskedWhoOneIs: Story = {
  render: show(
    {},
    { action: () => ({ failure: { fields: { password: { id: 'error.user.login_too_old' } }, typed: {} } }) },
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /everywhere but here/ }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'Correct horse');
    await expect(canvas.getByText(/logged in more than ten minutes ago/)).toBeVisible();
  },
};

/** Whoever is away sees who stands in, and ends it. */
export const Away: Story = {
  render: show({ absence: { deputy: { ...deputiesExample.deputy!, hasBegun: true }, today: '2026-11-24' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/stands in for you until 4 Dec 2099\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End it now' })).toBeVisible();
  },
};

export const DeputyRefused: Story = {
  render: show(
    {},
    {
      action: () => ({
        failure: {
          fields: { email: { id: 'error.sr.not_a_colleague' }, until: { id: 'error.business.deputy_period' } },
          typed: { email: 'eve@example.ch', from: '27/11/2026', until: '26/11/2026' },
        },
      }),
    },
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Name deputy' }));
    await expect(await canvas.findByText(/^The last day must be today or later/)).toBeVisible();
    await expect(canvas.getByLabelText('Last day')).toBeInvalid();
  },
};

export const WithoutColleagues: Story = {
  render: show({ absence: null }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This browser');
    await expect(within(canvasElement).queryByRole('button', { name: 'Name deputy' })).toBeNull();
  },
};

export const LongText: Story = {
  render: show({
    part11: {
      p11SigningName: 'Maximiliana-Wilhelmine Theodora von und zu Hohenstein-Waldburg-Zeil-Trauchburg-Wurzach',
      p11SigningReason:
        'I have reviewed this record, which describes the batch in all its particulars, and approve it.',
    },
  }),
};
