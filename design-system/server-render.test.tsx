import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import {
  Dialog,
  GlobalStyle,
  IconButton,
  Menu,
  Button,
  PageViewer,
  SnackbarQueue,
  SnackbarRegion,
  TextField,
  X,
} from './index.ts';

const viewerLabels = {
  viewer: 'Pages',
  thumbnails: 'Thumbnails',
  previousPage: 'Previous',
  nextPage: 'Next',
  zoomIn: 'In',
  zoomOut: 'Out',
  zoomToFit: 'Fit',
  page: (number: number, total: number) => `Page ${number} of ${total}`,
  zoom: (share: number) => `${share * 100}`,
  imageFailed: 'Failed',
  retry: 'Retry',
};

it('renders without a browser: modals and snackbars as nothing, pages with their place reserved', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <Menu label="More" trigger={<Button>More</Button>} items={[{ id: 'a', label: 'A' }]} />
        <IconButton label="Close" icon={<X />} />
        <TextField label="Name" error="Missing" />
        <PageViewer
          pages={[{ number: 1, width: 595, height: 842 }]}
          getImageUrl={(page, scale) => `/p/${page}/${scale}`}
          labels={viewerLabels}
        />
        <Dialog title="Secret" onClose={() => {}} closeLabel="Close">
          Body
        </Dialog>
        <SnackbarRegion queue={new SnackbarQueue()} label="Messages" closeLabel="Close" />
      </>,
    ),
  );
  expect(html).toContain('--page-width:595');
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toContain('Secret');
  expect(html).not.toContain('Messages');
  expect(sheet.getStyleTags()).toContain('--color-ink:');
});
