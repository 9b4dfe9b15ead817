import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarButton, DateField, DateInput } from '@sigillum/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';

/** The calendar's code is loaded when it is opened first. */
const loading = { timeout: 10_000 };

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  // What it is made of, for places where a field has no label of its own.
  subcomponents: { DateInput, CalendarButton },
  args: { label: 'Deadline', name: 'deadline', locale: 'en-GB', openLabel: 'Choose the deadline', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A day, typed or chosen. **When:** deadlines, dates of birth, any day. **When not:** a time as well; a few fixed choices ' +
          '(“in a week”) are quicker as RadioCards. **Accessibility:** the text field is an ordinary one and takes 21.11.2026, 21/11/2026, ' +
          '21-11-26, 21112026 and 2026-11-21; leaving it writes the form of the language. The calendar is React Aria’s: arrows move by day and week, ' +
          'Page Up and Page Down by month, with Shift by year, Home and End to the ends of the month; Enter chooses, Escape closes. Its code is loaded when it is opened first.',
      },
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leaving the field writes the date in the form of the language. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Deadline' });
    await userEvent.keyboard('1.3.27');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-01', '1.3.27');
    await userEvent.tab();
    await expect(field).toHaveValue('01/03/2027');
  },
};
/** What is no date stays as it was typed. */
export const NoDate: Story = {
  args: { error: 'Invalid format' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('31.4.2027');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('31.4.2027');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '31.4.2027');
  },
};
/** Arrows move by day and week; Enter chooses, and the focus is back on the button. */
export const ByCalendar: Story = {
  args: { locale: 'de-CH', defaultValue: '2027-03-10', label: 'Frist', openLabel: 'Frist wählen' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /10\. März 2027/ }, loading);
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: /18\. März 2027/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-18', '18.03.2027');
    await expect(canvas.getByRole('textbox')).toHaveValue('18.03.2027');
    await expect(canvas.getByRole('button', { name: 'Frist wählen' })).toHaveFocus();
  },
};
/** Open in French, where the week begins on Monday, too; days beyond the bounds cannot be chosen. Escape gives the focus back. */
export const OpenWithBounds: Story = {
  args: {
    locale: 'fr-CH',
    label: 'Délai',
    openLabel: 'Choisir le délai',
    defaultValue: '2027-03-10',
    earliest: '2027-03-08',
    latest: '2027-03-24',
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choisir le délai' });
    await userEvent.click(button);
    const tooEarly = await screen.findByRole('button', { name: /\D 7 mars 2027/ }, loading);
    await expect(tooEarly).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('grid').querySelector('th')).toHaveTextContent(/^lu/);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /10 mars 2027/ })).toHaveFocus(), loading);
  },
};
export const WithHint: Story = { args: { hint: 'The last day on which people can sign', optionalText: 'optional' } };
export const WithError: Story = {
  args: { defaultValue: '2020-01-31', error: 'Please choose 21/11/2026 or later' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/or later/);
  },
};
export const Disabled: Story = { args: { defaultValue: '2027-03-10', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2027-03-10', readOnly: true } };
