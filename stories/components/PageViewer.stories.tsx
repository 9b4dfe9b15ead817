import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageViewer } from '@sigillum/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import { drawSamplePage, samplePages, viewerLabels } from '../support/sample-pages.ts';

const meta = {
  title: 'Components/PageViewer',
  component: PageViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    pages: samplePages,
    labels: viewerLabels,
    getImageUrl: (page) => drawSamplePage(page),
    onPageChange: fn(),
    style: { height: '720px' },
  },
} satisfies Meta<typeof PageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PageUp, PageDown, Home and End turn pages; + and - zoom; the text is there for screen readers. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: 'Document' });
    region.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(3));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(1));
    await userEvent.keyboard('+');
    await expect(await canvas.findByText(/^\d+%$/)).toBeVisible();
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('group', { name: 'Page 1 of 3' })).toHaveTextContent('The workload is 80 per cent.');
  },
};

export const ByThumbnail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3 of 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Page 3 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

export const OnePage: Story = { args: { pages: samplePages.slice(0, 1) } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };

/** Before an image is there its page has its full size already, so nothing jumps. */
export const ReservesThePlace: Story = {
  args: { getImageUrl: () => 'data:image/png;base64,', hasThumbnails: false },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('group', { name: 'Page 1 of 3' }).firstElementChild as HTMLElement;
    const { width, height } = sheet.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(595 / 842, 2);
    await expect(width).toBeGreaterThan(400);
  },
};
