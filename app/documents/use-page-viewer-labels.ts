import type { PageViewerLabels } from '@sigillum/design-system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { useFormat } from '../i18n/use-format.ts';
import { documentsMessages as messages } from './messages.ts';

/** The words of the page viewer for one document; the same ones until it is another, as hundreds of pages are drawn again with them. */
export function usePageViewerLabels(title: string): PageViewerLabels {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return useMemo(
    () => ({
      viewer: formatMessage(messages.pagesOf, { title }),
      thumbnails: formatMessage(messages.thumbnails),
      previousPage: formatMessage(commonMessages.previousPage),
      nextPage: formatMessage(commonMessages.nextPage),
      zoomIn: formatMessage(messages.zoomIn),
      zoomOut: formatMessage(messages.zoomOut),
      zoomToFit: formatMessage(messages.zoomToFit),
      zoomToPage: formatMessage(messages.zoomToPage),
      page: (number, total) => formatMessage(messages.pageOf, { number, total }),
      zoom: (share) => format.number(share, { style: 'percent' }),
      imageFailed: formatMessage(messages.imageFailed),
      retry: formatMessage(commonMessages.retry),
    }),
    [formatMessage, format, title],
  );
}
