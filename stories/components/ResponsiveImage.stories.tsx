import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ResponsiveImage, Stack } from '@sigillum/design-system';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { drawSamplePage } from '../support/sample-pages.ts';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/ResponsiveImage',
  component: ResponsiveImage,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose:
            'A picture in the reader’s density (1 or 2), as WebP from the image endpoint, without a jump when it comes.',
          when: 'Logos, photographs and illustrations. A bare name is a picture of our own: `/img/{name}.webp`.',
          whenNot: 'For pages of documents (PageViewer), icons, or a person (Avatar).',
          accessibility:
            'What the picture says goes into `alt`; leave it empty where it only adorns. The placeholder is never read out. A picture that cannot be loaded shows the text instead.',
        }),
      },
    },
  },
  args: { source: drawSamplePage(1), alt: 'First page of the contract', width: 240, height: 320 },
} satisfies Meta<typeof ResponsiveImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'First page of the contract' });
    await waitFor(() => expect(image.parentElement).toHaveAttribute('data-state', 'loaded'));
  },
};

/** Both densities are offered, and a placeholder of 10 × 10 px, which goes once the picture has come. */
export const FromEndpoint: Story = {
  args: { source: 'https://example.ch/office.jpg', endpoint: '/image', fit: 'cover', position: 'top' },
  // Nothing answers at this address: the place is what is looked at.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const [placeholder, image] = canvasElement.querySelectorAll('img');
    if (image === undefined || placeholder === undefined) return;
    await expect(image.srcset).toMatch(/w=240&h=320&fm=webp&fit=cover&position=top 1x, .*w=480&h=640.* 2x$/);
    await expect(placeholder.getAttribute('src')).toContain('w=10&h=10&fm=webp&q=50&fit=fill');
    await expect(placeholder).toHaveStyle({ filter: 'blur(3px)' });
  },
};

/** A picture of our own was drawn in both densities ahead. */
export const Own: Story = {
  args: { source: 'welcome', alt: '', width: 320, height: 240, endpoint: '/image' },
  play: async ({ canvasElement }) => {
    const [placeholder, image] = canvasElement.querySelectorAll('img');
    if (image === undefined || placeholder === undefined) return;
    await waitFor(() => expect(image.parentElement).toHaveAttribute('data-state', 'loaded'));
    await expect(image.srcset).toBe('/img/welcome.webp 1x, /img/welcome@2x.webp 2x');
    await waitFor(() => expect(placeholder).toHaveStyle({ opacity: '0' }));
  },
};

export const Contained: Story = { args: { fit: 'contain', width: 320, height: 200 } };
export const OnlyAdorns: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The words take the picture's place. */
export const Failed: Story = {
  args: { source: 'data:image/webp;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('First page of the contract')).toBeVisible());
  },
};
/** Wider than its place, it shrinks and keeps its shape. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  args: { width: 640, height: 400 },
};

function ReplaceFailed() {
  const [source, setSource] = useState('data:image/webp;base64,AAAA');
  return (
    <Stack gap={3}>
      <ResponsiveImage source={source} alt="First page of the contract" width={240} height={320} />
      <Button onClick={() => setSource(drawSamplePage(1))}>Another</Button>
    </Stack>
  );
}

/** One that failed leaves its place to the next. */
export const Replaced: Story = {
  render: () => <ReplaceFailed />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('First page of the contract')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await waitFor(() => expect(canvas.getByRole('img').parentElement).toHaveAttribute('data-state', 'loaded'));
  },
};
