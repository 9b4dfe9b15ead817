import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Shows where a page lies in a hierarchy and leads up again.',
          when: 'On pages two or more levels below a place of the navigation.',
          whenNot: 'For the steps of a task (Stepper), or on the places of the navigation themselves.',
          accessibility:
            'A navigation landmark with an ordered list; this page is `aria-current="page"` and no link. Arrows between are hidden from screen readers.',
        }),
      },
    },
  },
  args: {
    label: 'Where you are',
    parents: [
      { href: '#business', label: 'Business' },
      { href: '#members', label: 'Members' },
    ],
    current: 'Signer groups',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes through the pages above; the page itself is no link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Business' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Members' })).toHaveFocus();
    await expect(canvas.getByText('Signer groups')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const OneParent: Story = { args: { parents: [{ href: '#business', label: 'Business' }], current: 'Seals' } };

/** One step back is enough there. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Members' })).toBeVisible();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    parents: [
      { href: '#business', label: 'Unternehmenseinstellungen' },
      { href: '#members', label: 'Mitgliederverwaltung und Unterzeichnendengruppen' },
    ],
    current: 'Zeichnungsberechtigte der Geschäftsleitung und des Verwaltungsrates (kollektiv zu zweien)',
  },
};
