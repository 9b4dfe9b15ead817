import type { Meta, StoryObj } from '@storybook/react-vite';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { orderCountries } from '@sigillum/app/forms/country-order.ts';
import type { ProfileViewProps } from '@sigillum/app/user/components/profile-view.tsx';
import Profile from '@sigillum/app/user/profile.tsx';
import { phoneVerificationExample } from '@sigillum/api-contracts/user/examples.ts';
import { expect, spyOn, waitFor, within } from 'storybook/test';
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

/** Whoever may recommend the service, with what the server answers of the link. */
const answerLink = (answer: () => Promise<Response>) => () => {
  const asked = spyOn(window, 'fetch').mockImplementation(answer);
  return () => asked.mockRestore();
};
const link = (text: string | null) => async () => Response.json({ link: text });
const findCard = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('heading', { name: 'Recommend this service' });
const expectNoCard: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { name: 'Delete account' });
  await waitFor(() => expect(window.fetch).toHaveBeenCalled());
  await expect(findCard(canvasElement)).toBeNull();
};

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

export const Recommending: Story = {
  beforeEach: answerLink(link('https://go.example.ch/4fd1c9a0')),
  render: show({ hasReferral: true }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Your link' })).toHaveTextContent('https://go.example.ch/');
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(copied).toHaveBeenCalledWith('https://go.example.ch/4fd1c9a0');
    await within(document.body).findByText('Copied.');
    copied.mockRestore();
  },
};

export const RecommendingByLongLink: Story = {
  beforeEach: answerLink(link(`https://recommendations.example.ch/${'a-long-campaign/'.repeat(6)}4fd1c9a0`)),
  render: show({ hasReferral: true }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Your link' });
  },
};

/** A member reads whom to ask. */
export const OfMember: Story = {
  render: show({
    business: { id: '0b6d7c1e-2f53-4b8e-9a4d-6c1f0e7a9b21', name: 'Keller AG', role: 'member' },
    administrators: [{ name: 'Anna Keller', email: 'anna.keller@example.ch' }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This person manages the business:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'anna.keller@example.ch' })).toHaveAttribute(
      'href',
      'mailto:anna.keller@example.ch',
    );
  },
};
/** The referral service is away, or the business has not settled so: there is no card. */
export const RecommendingWithoutLink: Story = {
  beforeEach: answerLink(link(null)),
  render: show({ hasReferral: true }),
  play: expectNoCard,
};

/** Until the link is there nothing holds its place. */
export const RecommendingSoon: Story = {
  beforeEach: answerLink(neverAnswer),
  render: show({ hasReferral: true }),
  play: expectNoCard,
};
