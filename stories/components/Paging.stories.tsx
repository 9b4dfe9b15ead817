import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paging } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Paging',
  component: Paging,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Leads through the pages of a list, 25, 50 or 100 rows each where one may choose.',
          when: 'Below a DataTable with more rows than fit on a page.',
          whenNot: 'For fewer than 25 rows.',
          accessibility:
            'A navigation landmark of links, so the address holds the place. The current size is `aria-current`; a step that leads nowhere is a disabled link that is still read out.',
        }),
      },
    },
  },
  args: {
    label: 'Pages',
    page: 2,
    pageSize: 25,
    total: 60,
    getHref: ({ page, pageSize }) => `#page=${page}&size=${pageSize}`,
    summary: '26 to 50 of 60',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageSizeLabel: 'Per page',
  },
} satisfies Meta<typeof Paging>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of it are links; another page size begins at page 1. */
export const Middle: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=3&size=25');
    await expect(canvas.getByRole('link', { name: '100' })).toHaveAttribute('href', '#page=1&size=100');
    await expect(canvas.getByRole('link', { name: '25' })).toHaveAttribute('aria-current', 'true');
    for (const name of ['25', '50', '100', 'Previous page', 'Next page']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const First: Story = {
  args: { page: 1, summary: '1 to 25 of 60' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Last: Story = { args: { page: 3, summary: '51 to 60 of 60' } };
/** A list whose pages are all as long. */
export const OneSize: Story = {
  args: { pageSizeLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '50' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
