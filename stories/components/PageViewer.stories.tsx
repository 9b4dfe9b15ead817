import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PageViewer } from '@sigillum/design-system';
import type { ViewerPage } from '@sigillum/design-system';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';
import { drawSamplePage, samplePages, viewerLabels } from '../support/sample-pages.ts';

const meta = {
  title: 'Components/PageViewer',
  component: PageViewer,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Shows the pages of a document, with thumbnails, zoom and the text of each page.',
          when: 'Wherever somebody reads before deciding: viewing, signing, placing signatures.',
          whenNot:
            'For a single picture (ResponsiveImage), or for a preview that leads elsewhere (a thumbnail in a Card).',
          accessibility:
            'A region with the document’s name that takes the focus: PageUp, PageDown, Home and End turn pages, + and - zoom, 0 fits the width, 9 fits the page. Thumbnails are one Tab stop with arrow keys. The text of every page is there for screen readers; each page waits, fails and is asked for again on its own.',
        }),
      },
    },
    layout: 'fullscreen',
  },
  args: {
    pages: samplePages,
    labels: { ...viewerLabels, zoomToPage: 'Fit page' },
    getImageUrl: (page) => drawSamplePage(page),
    onPageChange: fn(),
    style: { height: '720px' },
  },
} satisfies Meta<typeof PageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (element: Element | null) => (element as Element).getBoundingClientRect().width;

/** PageUp, PageDown, Home and End turn pages; + and - zoom, 0 fits the width and 9 the page; the text is there for screen readers. */
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
    await userEvent.keyboard('9');
    const sheet = canvas.getByRole('group', { name: 'Page 1 of 3' }).firstElementChild as HTMLElement;
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeLessThan(region.clientHeight));
    await userEvent.keyboard('0');
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeGreaterThan(region.clientHeight));
    await expect(canvas.getByRole('group', { name: 'Page 1 of 3' })).toHaveTextContent('The workload is 80 per cent.');
  },
};

/** Tab goes through the controls, once into the thumbnails, and on to the pages; inside the thumbnails arrows move. */
export const FocusOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    const expectNext = async (role: string, name: string) => {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    };
    await expectNext('button', 'Next page');
    await expectNext('button', 'Zoom out');
    await expectNext('button', 'Zoom in');
    await expectNext('button', 'Fit width');
    await expectNext('button', 'Fit page');
    await expectNext('button', 'Page 1 of 3');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Page 2 of 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Page 2 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await expectNext('region', 'Document');
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

/** A newer version is on its way (one has just signed): its thumbnails keep the last rendering until they come. */
export const NewerVersionAwaited: Story = {
  tags: ['!visual'],
  args: { retryDelays: [] },
  render: function Versions(args) {
    const [version, setVersion] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setVersion(2)}>
          Sign
        </button>
        <PageViewer {...args} getImageUrl={(page) => (version === 1 ? drawSamplePage(page) : '/not-drawn-yet.webp')} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const thumbnail = canvas.getByRole('button', { name: 'Page 1 of 3' });
    await waitFor(() => expect(thumbnail.querySelector('img:not([data-awaited])')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(thumbnail.querySelector('img:not([data-awaited])')).toHaveAttribute('src', drawSamplePage(1));
  },
};

/** With Ctrl the wheel zooms, and what lies under the pointer stays there; without, it scrolls. */
export const ByWheel: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Document' });
    const sheet = canvas.getByRole('group', { name: 'Page 1 of 3' }).firstElementChild as HTMLElement;
    const before = sheet.getBoundingClientRect();
    const at = { clientX: before.left + before.width / 4, clientY: before.top + 300 };
    await expect(fireEvent.wheel(region, { ...at, deltaY: -100 })).toBe(true);
    await expect(widthOf(sheet)).toBe(before.width);
    await expect(fireEvent.wheel(region, { ...at, deltaY: -100, ctrlKey: true })).toBe(false);
    await waitFor(() => expect(widthOf(sheet) / before.width).toBeCloseTo(1.28, 1));
    const after = sheet.getBoundingClientRect();
    await expect((at.clientY - after.top) / after.height).toBeCloseTo(300 / before.height, 2);
  },
};

/** Two fingers zoom the pages. */
export const ByPinch: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Document' });
    const sheet = canvas.getByRole('group', { name: 'Page 1 of 3' }).firstElementChild as HTMLElement;
    const before = widthOf(sheet);
    const fingers = (distance: number) => ({
      touches: [-1, 1].map(
        (side, identifier) =>
          new Touch({ identifier, target: region, clientX: 150 + (side * distance) / 2, clientY: 300 }),
      ),
    });
    await fireEvent.touchStart(region, fingers(80));
    await expect(fireEvent.touchMove(region, fingers(160))).toBe(false);
    await waitFor(() => expect(widthOf(sheet) / before).toBeCloseTo(2, 1));
  },
};

const manyPages: readonly ViewerPage[] = Array.from({ length: 500 }, (_, index) => ({
  ...samplePages[index % 2]!,
  number: index + 1,
}));

/** Only the pages near those in sight carry an image, large and small; a long document opens and scrolls like a short one. */
export const FiveHundredPages: Story = {
  args: { pages: manyPages, getImageUrl: (page) => drawSamplePage(((page - 1) % 2) + 1) },
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: 'Document' });
    await expect(region.querySelectorAll('img').length).toBeLessThan(6);
    region.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(500));
    const last = canvas.getByRole('group', { name: 'Page 500 of 500' });
    await waitFor(() => expect(last.querySelector('img')).not.toBeNull());
    await expect(region.querySelectorAll('img').length).toBeLessThan(6);
    await expect(canvas.getByRole('group', { name: 'Page 1 of 500' }).querySelector('img')).not.toBeNull();
    const list = canvas.getByRole('list', { name: 'Pages' });
    const thumbnail = canvas.getByRole('button', { name: 'Page 500 of 500' });
    await waitFor(() =>
      expect(thumbnail.getBoundingClientRect().top).toBeLessThan(list.getBoundingClientRect().bottom),
    );
    await waitFor(() => expect(thumbnail.querySelector('img')).not.toBeNull());
    await expect(list.querySelectorAll('img').length).toBeLessThan(60);
    await expect(canvas.getByRole('button', { name: 'Page 1 of 500' }).querySelector('img')).toBeNull();
  },
};

/** Whoever turns a phone, or makes the window smaller, reads on where they were, and finds the place again on the way back. */
export const Turned: Story = {
  args: FiveHundredPages.args!,
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: 'Document' });
    const frame = region.parentElement!.parentElement!;
    const page = canvas.getByRole('group', { name: 'Page 499 of 500' });
    // Some browsers hold nothing by themselves, and others not where the padding changes, too.
    region.style.overflowAnchor = 'none';
    const fromEdge = () => page.getBoundingClientRect().top - region.getBoundingClientRect().top;
    region.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(500));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(499));
    for (const [width, height] of [
      ['600px', '720px'],
      ['700px', '360px'],
      ['100%', '720px'],
    ] as const) {
      const before = region.clientWidth;
      Object.assign(frame.style, { width, height });
      await waitFor(() => expect(region.clientWidth).not.toBe(before));
      await waitFor(() => expect(Math.abs(fromEdge() - 16)).toBeLessThan(8));
      await expect(await canvas.findByText('Page 499 of 500')).toBeVisible();
    }
    // Where the small pages lie depends on which of the large ones were seen on the way.
    canvas.getByRole('list', { name: 'Pages' }).scrollTop = Number.MAX_SAFE_INTEGER;
  },
};

const [firstPage] = samplePages as [ViewerPage];
const placedLines = (firstPage.lines ?? []).map((line, index) => {
  const fontSize = index === 0 ? 26 : 14;
  const y = index === 0 ? 96 - 22 : 120 + index * 34 - 12;
  return { text: line, x: 64, y, width: line.length * fontSize * 0.42, height: fontSize * 1.25 };
});

/** Lines whose place is known lie over the image, where they are printed, at every zoom. */
export const SelectableText: Story = {
  args: { pages: [{ ...firstPage, placedLines }] },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText('2. The workload is 80 per cent.');
    const sheet = line.closest('svg') as SVGElement;
    const readShare = () => (line.getBoundingClientRect().left - sheet.getBoundingClientRect().left) / widthOf(sheet);
    await expect(readShare()).toBeCloseTo(64 / 595, 2);
    canvas.getByRole('region', { name: 'Document' }).focus();
    await userEvent.keyboard('++');
    await expect(readShare()).toBeCloseTo(64 / 595, 2);
    const selection = getSelection() as Selection;
    selection.selectAllChildren(line);
    await expect(selection.toString()).toBe('2. The workload is 80 per cent.');
  },
};

export const OnePage: Story = { args: { pages: samplePages.slice(0, 1) } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };

/** Text at 200 % on the smallest phone: the controls take a second line, nothing sticks out. */
export const LargeTextOnPhone: Story = {
  // The size of the whole page's text: a page of documentation, which holds all stories, would have it everywhere.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'xs' } },
  args: { pages: manyPages },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => (document.documentElement.style.fontSize = '');
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Document' }).parentElement?.parentElement as HTMLElement;
    const { right } = frame.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const nowhere = 'data:image/png;base64,';

/** The image is on its way. Its page has its full size already, so nothing jumps. */
export const Loading: Story = {
  args: { getImageUrl: () => nowhere, hasThumbnails: false },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('group', { name: 'Page 1 of 3' }).firstElementChild as HTMLElement;
    const { width, height } = sheet.getBoundingClientRect();
    await expect(sheet).toHaveAttribute('aria-busy', 'true');
    await expect(width / height).toBeCloseTo(595 / 842, 2);
    await expect(width).toBeGreaterThan(400);
  },
};

const drawing = { isDone: false };

/** At another zoom the page in sight gets its image first; the others keep theirs until then. */
export const PageInSightFirst: Story = {
  args: {
    getImageUrl: (page: number, scale?: number) =>
      page === 1 && Number(scale) >= 200 && !drawing.isDone ? `${nowhere}AA` : `${drawSamplePage(page)}#${scale}`,
    retryDelays: Array.from({ length: 200 }, () => 50),
    hasThumbnails: false,
  },
  beforeEach: () => {
    drawing.isDone = false;
  },
  play: async ({ canvas, userEvent }) => {
    const readScale = (page: number) =>
      canvas
        .getByRole('group', { name: `Page ${page} of 3` })
        .querySelector('img')
        ?.src.split('#')[1];
    while (!canvas.queryByText('200%')) await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Page 1 of 3' }).firstChild).toHaveAttribute('aria-busy'),
    );
    await expect(Number(readScale(2))).toBeLessThan(200);
    drawing.isDone = true;
    await waitFor(() => expect(readScale(1)).toBe('200'));
    await waitFor(() => expect(readScale(2)).toBe('200'));
  },
};

/** Of the zooms that one passes without reading no image is asked for. */
export const PassedZooms: Story = {
  tags: ['!visual'],
  args: { getImageUrl: (page, scale?: number) => `${drawSamplePage(page)}#${scale}`, hasThumbnails: false },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('group', { name: 'Page 1 of 3' });
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Zoom in' });
    await waitFor(() => expect(page.querySelector('img')).toHaveAttribute('src'));
    const asked: (string | undefined)[] = [];
    const observer = new MutationObserver((changes) =>
      asked.push(...changes.map(({ target }) => (target as HTMLImageElement).src.split('#')[1])),
    );
    observer.observe(page, { subtree: true, attributeFilter: ['src'] });
    while (!button.disabled) {
      button.click();
      // No time passes: what React does of a press is done at once.
      await Promise.resolve();
    }
    await waitFor(() => expect(asked).not.toEqual([]));
    observer.disconnect();
    await expect(asked).toEqual(['300']);
  },
};

/** After some tries the person is asked, page by page. */
export const Error: Story = {
  args: {
    getImageUrl: (page) => (page === 1 ? nowhere : drawSamplePage(page)),
    retryDelays: [],
    hasThumbnails: false,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be shown.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
