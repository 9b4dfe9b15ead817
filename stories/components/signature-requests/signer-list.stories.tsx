import { SignerList } from '@sigillum/app/signature-requests/components/signer-list.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleSignatures } from '../../support/request-samples.ts';
import { showScreen } from '../../support/show-screen.tsx';
import { describeComponent } from '../describe-component.ts';

const [signed, open, waiting] = sampleSignatures as [
  (typeof sampleSignatures)[number],
  (typeof sampleSignatures)[number],
  (typeof sampleSignatures)[number],
];

const meta = {
  title: 'Components/signature-requests/SignerList',
  component: SignerList,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Lists who signs a request, in which turn, and where each of them stands.',
          when: 'On the page of a request.',
          whenNot: 'For inviting people, where they can be changed (people step).',
          accessibility: 'A list; turn, state and dates are words, the avatar is decoration.',
        }),
      },
    },
  },
  render: showScreen(SignerList),
  args: { signatures: sampleSignatures, ownSid: waiting.sid, hasAddresses: true },
} satisfies Meta<typeof SignerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InOrder: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/Noémi Frei.*noemi\.frei@example\.ch.*Turn 1.*21 Nov 2026, 10:02.*Signed/);
    await expect(rows[1]).toHaveTextContent(/Luca Rossi.*Reminded 21 Nov 2026, 14:30.*To sign/);
    await expect(rows[2]).toHaveTextContent(/Anna Keller You.*Signs later/);
  },
};

export const Declined: Story = {
  args: {
    signatures: [
      { ...signed, sequence: -1 },
      {
        ...open,
        sequence: -1,
        status_code: 'DECLINED',
        decline_reason: 'The rent is not what we agreed on. <script>alert(1)</script>',
      },
      { ...waiting, sequence: -1, status_code: 'WITHDRAWN' },
    ],
  },
};

/** Beside what whoever manages the request can do, a long address still stands on few lines. */
export const ToManager: Story = {
  args: {
    signatures: sampleSignatures.map((signature) => ({
      ...signature,
      signer_identity_data: {
        ...signature.signer_identity_data,
        email_address: 'maximiliane.von-hohenstein@verwaltungsgesellschaft.example.ch',
      },
    })),
    ownSid: null,
    onReaddress: fn(),
    onHandOver: fn(),
    onRemove: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over this device to Luca Rossi' }));
    await expect(args.onHandOver).toHaveBeenCalledWith(args.signatures[1]);
    await expect(canvas.getAllByRole('button', { name: /^Hand over/ })).toHaveLength(1);
  },
};

/** A signer reads the others' names; who has none is told by a masked address, as the API gives it. */
export const ToSigners: Story = {
  tags: ['!visual'],
  args: {
    signatures: [
      signed,
      {
        ...open,
        signer_identity_data: {
          ...open.signer_identity_data,
          first_name: null,
          last_name: null,
          email_address: 'l…@example.it',
        },
      },
      waiting,
    ],
    hasAddresses: false,
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).not.toHaveTextContent('@');
    await expect(rows[1]).toHaveTextContent(/^l…@example\.it/i);
    await expect(rows[2]).toHaveTextContent(/Anna Keller You.*anna\.keller@example\.ch/);
  },
};
