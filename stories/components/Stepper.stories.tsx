import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Shows the steps of a task and how far one has come.',
          when: 'A task of three to five steps that build on each other, such as inviting people to sign.',
          whenNot: 'For views of equal rank (Tabs), for what has happened (Timeline), or for a single form.',
          accessibility:
            'A navigation landmark with an ordered list. The current step is `aria-current="step"`; “done” and “to be corrected” are read out after the label. Steps that one may go to are links; below 960 px, where only the current label is seen, the others stay readable to screen readers.',
        }),
      },
    },
  },
  args: {
    label: 'Steps',
    doneText: 'done',
    failedText: 'to be corrected',
    steps: [
      { id: 'documents', label: 'Documents', detail: '2 files', state: 'done', href: '#documents' },
      { id: 'people', label: 'People', state: 'current', href: '#people' },
      { id: 'place', label: 'Placing' },
      { id: 'send', label: 'Send' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes to the steps that one may go to. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Documents ?, done/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const Failed: Story = {
  args: {
    steps: [
      { id: 'documents', label: 'Documents', state: 'done', href: '#documents' },
      { id: 'people', label: 'People', detail: 'One address is wrong', state: 'failed', href: '#people' },
      { id: 'place', label: 'Placing', state: 'done', href: '#place' },
      { id: 'send', label: 'Send', state: 'current' },
    ],
  },
};
export const Finished: Story = {
  args: { steps: ['Documents', 'People', 'Placing', 'Send'].map((label) => ({ id: label, label, state: 'done' })) },
};
/** Only the current step is written out. */
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
export const LongText: Story = {
  globals: { viewport: { value: 'lg' } },
  args: {
    steps: [
      { id: 'a', label: 'Unterlagen', detail: 'Arbeitsvertrag_Geschäftsleitung_2026.pdf', state: 'done', href: '#a' },
      { id: 'b', label: 'Unterzeichnende und Beobachtende', state: 'current' },
      { id: 'c', label: 'Signaturfelder platzieren' },
      { id: 'd', label: 'Benachrichtigungseinstellungen und Versand' },
    ],
  },
};
