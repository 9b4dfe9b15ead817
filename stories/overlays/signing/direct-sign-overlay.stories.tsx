import { listLanguages } from '@sigillum/app/layouts/languages.ts';
import DirectSignOverlay, { type DirectSignProps } from '@sigillum/app/signing/overlays/direct-sign-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { manyDocuments } from '../../support/signing-samples.ts';

const greeting: DirectSignProps = {
  senderName: 'Anna Keller',
  title: 'Lease Bahnhofstrasse 12',
  documents: manyDocuments.slice(0, 1),
  languages: listLanguages(true),
  language: 'en',
};
const offline = 'The service cannot be reached. Please check your connection and try again.';

const meta = {
  title: 'Overlays/signing/direct sign',
  component: DirectSignOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(DirectSignOverlay),
  args: { props: greeting, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof DirectSignOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who invites, what there is to sign, in which language; then it begins. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Anna Keller invites you to sign' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Italiano');
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'language', code: 'it' });
    await userEvent.click(screen.getByRole('button', { name: 'Read the document' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete' });
  },
};
export const InItalianOnPhone: Story = {
  args: { props: { ...greeting, language: 'it' } },
  globals: { language: 'it', viewport: { value: 'xs' } },
};
export const LongText: Story = {
  args: {
    props: {
      ...greeting,
      senderName: 'Maximiliane Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst, Immobilienverwaltung',
      title: 'Mietvertrag, Nachtrag und Hausordnung der Liegenschaft Bahnhofstrasse 12, Zürich-Schwamendingen',
      documents: manyDocuments,
      language: 'de',
    },
    error: `${offline} `.repeat(4),
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: offline } };
