import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import { sealEventExample, sealExample } from '@sigillum/api-contracts/seals/examples.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { SealView } from '@sigillum/app/seals/components/seal-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { embeddedFace } from '../../support/embedded-face.ts';
import { neverAnswer } from '../../support/show-route.tsx';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: AdminLayout, path: '/business/seals/keller-contracts' };
/** A round stamp, as an organisation may have one. */
const stamp = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">${embeddedFace.style}<circle cx="60" cy="60" r="52" fill="none" stroke="#b3261e" stroke-width="6"/><text x="60" y="66" font-family="${embeddedFace.family}" font-size="18" text-anchor="middle" fill="#b3261e">KELLER</text></svg>`,
)}`;
const luca = {
  id: '2c7f9a10-3b5d-4e8f-9012-a3b4c5d6e7f8',
  email: 'luca.rossi@example.ch',
  firstName: 'Luca',
  lastName: 'Rossi',
};
const action = fn((form: FormData): unknown => (form.get('intent') === 'nothing' ? undefined : {}));
const expectSent = (fields: object) =>
  waitFor(() => expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toMatchObject(fields));
const answering = (answer: (form: FormData) => unknown) => showScreen(SealView, { ...scene, action: answer });

const meta = {
  title: 'Screens/seals/seal',
  component: SealView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SealView, { ...scene, action }),
  args: {
    seal: { ...sealExample, nApi: 1, apiUsers: [apiUserExample.username] },
    others: [luca],
    apiUsers: [apiUserExample],
    trail: {
      page: 1,
      total_items: 2,
      events: [
        sealEventExample,
        { ...sealEventExample, name: 'SEAL_CHANGED', requestId: null, changed: ['label', 'members'] },
      ],
    },
    imageUrl: stamp,
  },
} satisfies Meta<typeof SealView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, userEvent }) => {
    action.mockClear();
    await userEvent.selectOptions(canvas.getByLabelText('Person'), luca.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expectSent({ intent: 'add-member', email: luca.email });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Nora Keller' }));
    const { email } = sealExample.members![0]!;
    await expectSent({ intent: 'remove-member', email });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expectSent({ intent: 'remove-image' });
    await expect(await canvas.findAllByText('Saved')).not.toHaveLength(0);
  },
};

export const New: Story = {
  args: {
    seal: { ...sealExample, nMembers: 0, hasImage: false, members: [] },
    trail: {
      page: 1,
      total_items: 1,
      events: [{ ...sealEventExample, name: 'SEAL_CHANGED', requestId: null, changed: ['created'] }],
    },
    imageUrl: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nobody may seal with it yet.')).toBeVisible();
    await expect(canvas.getByText('Seal created')).toBeVisible();
    action.mockClear();
    const image = new File(['…'], 'stamp.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Drop an image here/), image);
    await expectSent({ intent: 'image', image: { name: 'stamp.png' } });
    await userEvent.type(canvas.getByLabelText('Label'), ' 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Save label' }));
    await expectSent({ intent: 'label', label: `${sealExample.label} 2027` });
    await expect(await canvas.findAllByText('Saved')).not.toHaveLength(0);
  },
};

export const ImageRefused: Story = {
  args: { imageUrl: undefined },
  render: answering(() => ({ failure: { fields: {}, typed: {}, form: { id: 'error.seal.image_unreadable' } } })),
  play: async ({ canvas, userEvent }) => {
    const image = new File(['…'], 'stamp.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Drop an image here/), image);
    await expect(await canvas.findByText(/cannot be read/)).toBeVisible();
  },
};

export const Saving: Story = {
  render: answering(neverAnswer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save label' }));
    await expect(canvas.getByRole('button', { name: 'Save label' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const EverybodyIsMember: Story = { args: { others: [] } };
export const OfATrustService: Story = {
  args: { seal: { ...sealExample, certificate: { ...sealExample.certificate!, isLocal: false } } },
};
export const CertificateAway: Story = { args: { seal: { ...sealExample, certificate: null } } };
export const LongTexts: Story = {
  args: {
    seal: {
      ...sealExample,
      label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft & Söhne',
      members: [{ ...luca, firstName: 'Maximiliane Freifrau', lastName: 'von Hohenlohe-Langenburg-Schillingsfürst' }],
    },
  },
};

export const NearItsEnd: Story = {
  args: {
    seal: {
      ...sealExample,
      certificate: {
        ...sealExample.certificate!,
        isLocal: false,
        isQualified: true,
        state: 'ENDING',
        validTo: '2027-01-15T08:37:13.000Z',
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText(/It ends on 15 Jan 2027/)).toBeVisible(),
};
