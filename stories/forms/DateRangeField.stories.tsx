import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRangeField } from '@sigillum/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';

/** The calendar's code is loaded when it is opened first. */
const loading = { timeout: 10_000 };

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Sent',
    startLabel: 'From',
    endLabel: 'to',
    startName: 'date_from',
    endName: 'date_to',
    locale: 'en-GB',
    openLabel: 'Choose the days',
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Two days and what lies between. **When:** filters and periods; either end may be missing. **When not:** one day (DateField). ' +
          '**Accessibility:** a group of two ordinary text fields; hint and error describe both. In the calendar Enter takes the first and ' +
          'then the last day; Escape closes.',
      },
    },
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1.3.2027');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-03-01' });
    await userEvent.tab();
    await userEvent.keyboard('31/3/27');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-03-01', end: '2027-03-31' });
    await expect(canvas.getByRole('textbox', { name: 'to' })).toHaveValue('31/03/2027');
  },
};
/** Enter takes the first day, and the focus moves on by one; Enter again takes the last day. */
export const ByCalendar: Story = {
  args: {
    defaultValue: { start: '2027-03-10', end: '2027-03-12' },
    locale: 'it',
    label: 'Inviata',
    startLabel: 'Dal',
    endLabel: 'al',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/10 marzo 2027/), loading);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-03-10', end: '2027-03-18' }));
    await expect(canvas.getByRole('textbox', { name: 'al' })).toHaveValue('18.03.2027');
  },
};
/** The days between make one band. */
export const Open: Story = {
  args: { defaultValue: { start: '2027-03-10', end: '2027-03-23' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the days' }));
    await expect(await screen.findByRole('grid', { name: /March 2027/ }, loading)).toBeVisible();
  },
};
export const WithError: Story = {
  args: {
    defaultValue: { start: '2027-03-10', end: '2027-03-01' },
    hint: 'Both days belong to it',
    error: 'The last day lies before the first one.',
  },
};
/** One of the two is no day: that one is marked. */
export const OneWrong: Story = {
  args: { defaultValue: { start: '2027-03-10', end: '31/2/2027' }, error: 'There is no such day.', wrongEnd: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'From' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'to' })).toBeInvalid();
  },
};
export const Disabled: Story = { args: { defaultValue: { start: '2027-03-10', end: '2027-03-12' }, isDisabled: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } }, args: { optionalText: 'optional' } };
