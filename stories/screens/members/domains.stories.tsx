import { activatedDomainExample, domainExample } from '@sigillum/api-contracts/members/domain-examples.ts';
import { DomainFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { DomainsView } from '@sigillum/app/members/components/domains-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { neverAnswer } from '../../support/show-route.tsx';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: AdminLayout, path: '/business/members/domains' };
const action = fn((_form: FormData): unknown => ({}));
const expectSent = (fields: object) =>
  waitFor(() => expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toMatchObject(fields));
const answering = (answer: (form: FormData) => unknown) => showScreen(DomainsView, { ...scene, action: answer });
const provider = {
  issuer: 'https://login.keller-architektur.example',
  client_id: 'sigillum',
  is_operators: false,
  is_switched_off: false,
  shares_callback: false,
};
const mail = { to: `postmaster@${domainExample.domain}`, expires_at: '2026-11-24T08:00:00.000Z' };

const meta = {
  title: 'Screens/members/domains',
  component: DomainsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(DomainsView, { ...scene, action }),
  args: {
    domains: [domainExample],
    redirect_uri: 'https://sign.example.ch/sso/callback/7c9e6679-7425-40de-944b-e07fc1f90ae7',
  },
} satisfies Meta<typeof DomainsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { domains: [] },
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await userEvent.type(canvas.getByLabelText('Domain'), 'example.ch');
    await userEvent.click(canvas.getByRole('button', { name: 'Add domain' }));
    await expectSent({ intent: 'add', domain: 'example.ch' });
  },
};

export const Requested: Story = {
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expectSent({ intent: 'check', domain: domainExample.domain });
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expectSent({ intent: 'mail', mailbox: 'postmaster' });
  },
};

export const CodeSent: Story = {
  args: { domains: [{ ...domainExample, mail }] },
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await userEvent.type(canvas.getByLabelText('Code'), 'ABCDE-FGHJK');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm domain' }));
    await expectSent({ intent: 'confirm', code: 'ABCDE-FGHJK' });
  },
};

export const Findings: Story = {
  args: {
    domains: DomainFinding.options.map((finding) => ({
      ...domainExample,
      domain: `${finding.replaceAll('_', '-')}.example`,
      display_name: `${finding.replaceAll('_', '-')}.example`,
      record: { ...domainExample.record, name: `_sigillum.${finding.replaceAll('_', '-')}.example` },
      checked_at: '2026-11-22T09:00:00.000Z',
      finding,
    })),
  },
};

export const Activated: Story = {
  args: { domains: [activatedDomainExample] },
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await expect(canvas.getByLabelText(/issuer/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Set up the log-in'));
    await userEvent.type(canvas.getByLabelText(/issuer/), provider.issuer);
    await userEvent.type(canvas.getByLabelText('Client ID'), 'sigillum');
    await userEvent.type(canvas.getByLabelText('Client secret'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }));
    await expectSent({ intent: 'test', issuer: provider.issuer });
  },
};

export const WithLogin: Story = { args: { domains: [{ ...activatedDomainExample, identity_provider: provider }] } };
export const OperatorsLogin: Story = {
  args: { domains: [{ ...activatedDomainExample, identity_provider: { ...provider, is_operators: true } }] },
};

export const SharedAddress: Story = {
  args: { domains: [{ ...activatedDomainExample, identity_provider: { ...provider, shares_callback: true } }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Change, test or turn off the log-in'));
    await expect(canvas.getByText(/Register the address above, which is yours alone/)).toBeVisible();
  },
};

export const LoginSwitchedOff: Story = {
  args: { domains: [{ ...activatedDomainExample, identity_provider: { ...provider, is_switched_off: true } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has switched this log-in off/)).toBeVisible();
    await expect(canvas.getByText('Off: people log in with their passwords.')).toBeVisible();
  },
};

export const LoginTested: Story = {
  args: { domains: [{ ...activatedDomainExample, identity_provider: provider }] },
  render: answering(() => ({ finding: 'client_refused' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Change, test or turn off the log-in'));
    await userEvent.click(canvas.getByRole('button', { name: 'Test' }));
    await expect(await canvas.findByText(/does not take client ID/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { domains: [] },
  render: answering(() => ({
    failure: { fields: { domain: { id: 'error.domain.public' } }, typed: { domain: 'gmail.com' } },
  })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Domain'), 'gmail.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Add domain' }));
    await expect(await canvas.findByText(/Anybody can get an address/)).toBeVisible();
    await expect(canvas.getByLabelText('Domain')).toHaveValue('gmail.com');
  },
};

export const Checking: Story = {
  render: answering(neverAnswer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(canvas.getByRole('button', { name: 'Check now' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongTexts: Story = {
  args: {
    domains: [
      {
        ...domainExample,
        domain: 'xn--donaudampfschifffahrtselektrizittenhauptbetriebswerk-w5c.example',
        display_name: 'donaudampfschifffahrtselektrizitätenhauptbetriebswerk.example',
        record: {
          ...domainExample.record,
          name: '_sigillum.xn--donaudampfschifffahrtselektrizittenhauptbetriebswerk-w5c.example',
        },
      },
    ],
  },
};
