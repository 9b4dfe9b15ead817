import type { PageViewerLabels } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { useFormat } from '../i18n/use-format.ts';
import { documentsMessages as messages } from './messages.ts';

/** The words of the page viewer for one document. */
export function usePageViewerLabels(title: string): PageViewerLabels {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return {
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
  };
}
