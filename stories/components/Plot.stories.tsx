import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, EmptyState, Plot } from '@sigillum/design-system';
import { expect, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const sent = { id: 'sent', label: 'Sent', values: [42, 51, 38, 64, 72, 69, 40, 55, 88, 94, 101, 76] };
const signed = { id: 'signed', label: 'Signed', values: [36, 44, 35, 51, 66, 60, 37, 41, 75, 90, 92, 70] };
const declined = { id: 'declined', label: 'Declined', values: [2, 3, 1, 4, 2, 5, 1, 6, 5, 2, 4, 3] };
const expired = { id: 'expired', label: 'Expired', values: [4, 4, 2, 9, 4, 4, 2, 8, 8, 2, 5, 3] };

const meta = {
  title: 'Components/Plot',
  component: Plot,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Shows how values change over time, or how large they are side by side.',
          when: 'Five or more values that one compares: requests by month, signatures by member.',
          whenNot:
            'For single figures (StatisticTiles), for exact lookup of many values (DataTable), or for more than four series.',
          accessibility:
            'The drawing is a slider over its categories: one stop for Tab, arrows, Home and End move, and each move says all values; Escape hides the bubble. The button above shows the same values as a table. Lines differ by dashes as well as by colour; in forced colours they take the system’s.',
        }),
      },
    },
  },
  args: {
    title: 'Requests by month',
    categoryLabel: 'Month',
    categories: months,
    series: [sent, signed],
    formatValue: (value) => String(value),
    tableLabel: 'Show as table',
    drawingLabel: 'Show as drawing',
  },
  decorators: [
    (Story) => (
      <Card padding="snug">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Plot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keys move along the months and each says its values; Escape hides the bubble again. */
export const Lines: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('slider', { name: 'Requests by month' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await expect(drawing).toHaveAttribute('aria-valuetext', 'Dec: Sent 76, Signed 70');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(drawing).toHaveAttribute('aria-valuetext', 'Nov: Sent 101, Signed 92');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(drawing).toHaveAttribute('aria-valuetext', 'Jan: Sent 42, Signed 36');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('42')).toBeNull();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByText('90')).toBeVisible();
  },
};

export const Bars: Story = {
  args: { look: 'bar' },
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('slider');
    const { left, width, top } = drawing.getBoundingClientRect();
    await userEvent.pointer({ target: drawing, coords: { clientX: left + width - 4, clientY: top + 40 } });
    await expect(canvas.getByText('76')).toBeVisible();
    await userEvent.unhover(drawing);
    await waitFor(() => expect(canvas.queryByText('76')).toBeNull());
  },
};

/** The same values for who cannot see, compare or trust a drawing. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Requests by month' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Nov 101 92' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('slider');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show as drawing' })).toHaveFocus();
  },
};

export const FourSeries: Story = { args: { series: [sent, signed, declined, expired] } };
export const FourSeriesOfBars: Story = {
  args: { look: 'bar', series: [sent, signed, declined, expired] },
};
export const OneSeries: Story = { args: { series: [sent], look: 'bar' } };
export const OneValue: Story = { args: { categories: ['Nov'], series: [{ ...sent, values: [7] }] } };
export const OnlyZeros: Story = { args: { series: [{ ...sent, values: months.map(() => 0) }] } };
export const BelowZero: Story = {
  args: { look: 'bar', series: [{ id: 'change', label: 'Change', values: [3, -2, 5, -6, 1, 0, 2, 4, -1, -3, 2, 6] }] },
};
export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = {
  args: {
    series: [],
    empty: (
      <EmptyState level={3} title="Nothing sent yet">
        The first request appears here.
      </EmptyState>
    ),
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
export const LongText: Story = {
  globals: { viewport: { value: 'xs' } },
  args: {
    title: 'Durchschnittliche Bearbeitungszeit aller Signaturanfragen mit qualifizierter elektronischer Signatur',
    formatValue: (value) => `CHF ${value}’000.00`,
    series: [
      { ...sent, label: 'Benachrichtigungseinstellungsänderungen der Geschäftsleitung' },
      { ...signed, label: 'Unterzeichnungsberechtigungsprüfungen' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  },
};
