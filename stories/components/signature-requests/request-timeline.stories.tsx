import type { RequestEvents } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { RequestTimeline } from '@sigillum/app/signature-requests/components/request-timeline.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { describeComponent } from '../describe-component.ts';

const names = [
  'CREATED',
  'DOCUMENTS_ADDED',
  'UPDATED',
  'SIGNERS_ADDED',
  'INITIATED',
  'INVITED',
  'VIEWED',
  'TAN_SENT',
  'TAN_CONFIRMED',
  'STEP_UP_CONFIRMED',
  'SIGNED',
  'REMINDED',
  'DECLINED',
];
const anna = { type: 'member' as const, email: 'anna.keller@example.ch', first_name: 'Anna', last_name: 'Keller' };
const luca = { type: 'external' as const, email: 'luca.rossi@example.it', first_name: null, last_name: null };
const nothing = { people: [], documents: [], expiration_date: null };
const events: RequestEvents['events'] = names.map((name, index) => ({
  seq: index + 1,
  name,
  at: `2026-11-21T08:${String(30 + index).padStart(2, '0')}:00.000Z`,
  actor: index < 6 ? anna : luca,
  message: name === 'DECLINED' ? 'The rent is not what we agreed on.' : null,
  sid: null,
  ...nothing,
  people: name === 'SIGNERS_ADDED' ? ['luca.rossi@example.it'] : [],
  documents: name === 'DOCUMENTS_ADDED' ? ['Lease Bahnhofstrasse 12', 'House rules'] : [],
  seal: name === 'SIGNED' ? { label: 'Contracts', organisation: 'Rossi Immobiliare SA' } : null,
}));

const meta = {
  title: 'Components/signature-requests/RequestTimeline',
  component: RequestTimeline,
  render: showScreen(RequestTimeline),
  args: { events },
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Tells the life of a request, oldest event first, with who did it and when.',
          when: 'On the page of a request, for those who may see it.',
          whenNot: 'As evidence: the report carries the complete, hashed record.',
          accessibility:
            'An ordered list with a name; the marks are hidden from screen readers, the words say everything.',
        }),
      },
    },
  },
} satisfies Meta<typeof RequestTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Edits of a draft are left out. */
export const WholeLife: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText('“The rent is not what we agreed on.”')).toBeVisible();
    await expect(canvas.getByText('Lease Bahnhofstrasse 12, House rules')).toBeVisible();
    await expect(canvas.getByText('luca.rossi@example.it')).toBeVisible();
    await expect(canvas.getByText('21 Nov 2026, 09:30 · Anna Keller')).toBeVisible();
    await expect(canvas.getByText(/^Seal “/)).toHaveTextContent('Seal “Contracts” of Rossi Immobiliare SA');
  },
};

const everyName = [
  'CREATED',
  'DOCUMENTS_ADDED',
  'DOCUMENTS_REMOVED',
  'CONVERSION_ACCEPTED',
  'SIGNERS_ADDED',
  'SIGNERS_REMOVED',
  'OBSERVERS_ADDED',
  'OBSERVERS_REMOVED',
  'INITIATED',
  'INVITED',
  'VIEWED',
  'DOWNLOADED',
  'TAN_SENT',
  'TAN_CONFIRMED',
  'IDENTIFIED',
  'SIGNED',
  'REMINDED',
  'REMINDERS_CHANGED',
  'MAIL_REFUSED',
  'LINK_HANDED',
  'LONG_TERM_DATA_ADDED',
  'TIMESTAMP_RENEWED',
  'COMPLETED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'EXPIRATION_CHANGED',
  'READERS_ADDED',
  'READERS_REMOVED',
  'WRITERS_ADDED',
  'WRITERS_REMOVED',
  'SIGNER_READDRESSED',
  'QUESTION_ASKED',
  'QUESTION_ANSWERED',
  'CORRECTED',
  'SIGNATURES_PLACED',
  'REPORT_CREATED',
];

/** Each event that a reader is told of, in words of its own. */
export const EveryEvent: Story = {
  args: {
    events: everyName.map((name, index) => ({
      seq: index + 1,
      name,
      at: `2026-11-21T08:${String(10 + index)}:00.000Z`,
      actor: anna,
      message: null,
      sid: null,
      seal: null,
      ...nothing,
    })),
  },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    await expect(titles).toHaveLength(everyName.length);
    await expect(new Set(titles).size).toBe(titles.length);
  },
};
export const InGerman: Story = { globals: { language: 'de-ch' } };
export const Empty: Story = { args: { events: [] } };
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    events: events.slice(-1).map((event) => ({
      ...event,
      actor: {
        type: 'external' as const,
        email: 'maximiliane.hohenstein-wettingen@verwaltungsgesellschaft-nordwestschweiz.example.ch',
        first_name: null,
        last_name: null,
      },
      message:
        'Die Benachrichtigungseinstellungsänderungsvereinbarung entspricht nicht dem, was am 3. November besprochen wurde. '.repeat(
          3,
        ),
    })),
  },
};

/** A new day, or none any more. */
export const ExpiryMoved: Story = {
  args: {
    events: ['2026-12-24T22:59:59.000Z', null].map((expiration_date, index) => ({
      seq: index + 1,
      name: 'EXPIRATION_CHANGED',
      at: `2026-11-21T08:${String(10 + index)}:00.000Z`,
      actor: anna,
      message: null,
      sid: null,
      seal: null,
      ...nothing,
      expiration_date,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 Dec 2026, 23:59')).toBeVisible();
    await expect(canvas.getByText('Does not expire any more')).toBeVisible();
  },
};
