import type { Meta, StoryObj } from '@storybook/react-vite';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { orderCountries } from '@sigillum/app/forms/country-order.ts';
import type { ProfileViewProps } from '@sigillum/app/user/components/profile-view.tsx';
import Profile from '@sigillum/app/user/profile.tsx';
import { phoneVerificationExample } from '@sigillum/api-contracts/user/examples.ts';
import { expect, waitFor, within } from 'storybook/test';
import { neverAnswer, plainPerson, showRoute, type RouteScene } from '../../support/show-route.tsx';
import { stopClock } from '../../support/stop-clock.ts';

const meta = { title: 'Screens/User/Profile', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const { firstName, lastName, email, lang } = plainPerson;
const profile: ProfileViewProps = {
  person: { firstName, lastName, email, lang, mobile: null },
  fixedFields: [],
  identityEmail: null,
  emailChange: null,
  phoneVerification: null,
  countries: orderCountries('en-GB', 'CH'),
};
const show = (change: Partial<ProfileViewProps> = {}, more: RouteScene = {}) =>
  showRoute(Profile, {
    path: '/profile',
    Layout: DefaultLayout,
    root: { person: plainPerson, hasOutbox: true, hasSmsOutbox: true },
    loaderData: { ...profile, ...change },
    ...more,
  });
const waiting = { ...phoneVerificationExample, resendIn: 24 };
const mobile = '41790000001';
const refuse = (fields: Record<string, string>, form?: string) => () => ({
  failure: {
    fields: Object.fromEntries(Object.entries(fields).map(([name, id]) => [name, { id }])),
    ...(form && { form: { id: form } }),
    typed: {},
  },
});

export const Default: Story = { render: show() };

export const WithMobile: Story = { render: show({ person: { ...profile.person, mobile } }) };

export const CodeOnItsWay: Story = {
  beforeEach: stopClock,
  render: show({ phoneVerification: waiting }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('+41791234567')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /in \d+\ss/ })).toBeDisabled();
  },
};

export const CodeWrong: Story = {
  beforeEach: stopClock,
  render: show({ phoneVerification: waiting }, { action: refuse({ secret: 'error.user.code_invalid' }) }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /SMS/ }), '111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the number' }));
    await canvas.findByText(/This code is not right/);
  },
};

export const AddressWaits: Story = {
  render: show({ emailChange: { email: 'nora.frei@example.ch', expiresAt: '2026-11-22T08:37:13.000Z' } }),
};

export const AddressRefused: Story = {
  render: show({}, { action: refuse({ email: 'forms.email' }) }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('New e-mail address'), 'nora@localhost');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/valid email/)).toBeVisible();
  },
};

export const AskedWhoOneIs: Story = {
  render: show({}, { action: refuse({ password: 'error.user.login_too_old' }) }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('New e-mail address'), 'nora@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    const password = await canvas.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const TooManyCodes: Story = {
  render: show({}, { action: refuse({}, 'error.rate_limit.exceeded') }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const FixedByIdentification: Story = {
  render: show({
    person: { ...profile.person, mobile },
    fixedFields: ['firstName', 'lastName', 'mobile'],
    identityEmail: 'nora.ammann@office.example',
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('First name')).toHaveAttribute('readonly');
    await expect(within(canvasElement).getByText(/Your identification names/)).toHaveTextContent(
      'nora.ammann@office.example',
    );
  },
};

export const LongText: Story = {
  render: show({
    person: {
      firstName: 'Maximiliana-Wilhelmine Theodora Konstanzia Alexandrina Ferdinanda Josephine',
      lastName: 'von und zu Hohenstein-Waldburg-Zeil-Trauchburg-Wurzach-Unterschwarzenberg',
      email: `${'a-very-long-name.'.repeat(4)}end@${'department.'.repeat(4)}example.ch`,
      lang,
      mobile,
    },
    emailChange: {
      email: `${'a-very-long-other-name.'.repeat(3)}end@${'department.'.repeat(4)}example.ch`,
      expiresAt: '2026-11-22T08:37:13.000Z',
    },
  }),
};

export const Saving: Story = {
  render: show({}, { action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }));
  },
};
