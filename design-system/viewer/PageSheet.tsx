import { memo, type ReactNode } from 'react';
import { PageImage, type PageImageProps } from './PageImage.tsx';
import { TextLayer } from './TextLayer.tsx';
import { PageFrame } from './viewer-style.ts';
import type { GetPageImageUrl, PageViewerLabels, ViewerPage } from './viewer-types.ts';

export interface PageSheetProps extends Pick<PageImageProps, 'zoom' | 'isNear' | 'isFirst' | 'retryDelays' | 'onShow'> {
  page: ViewerPage;
  /** How many pages there are. */
  total: number;
  labels: PageViewerLabels;
  getImageUrl: GetPageImageUrl;
  /** What is laid over the page. */
  children?: ReactNode;
}

/** One page in its place. Hundreds of them stand there while one scrolls and zooms, so each is drawn again for its own changes alone. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps) {
  const { page, total, labels, getImageUrl, children, ...image } = props;
  return (
    <PageFrame
      id={`page-${page.number}`}
      data-page={page.number}
      role="group"
      aria-label={labels.page(page.number, total)}
    >
      <PageImage
        {...image}
        size={page}
        getImageUrl={(scale) => getImageUrl(page.number, scale)}
        failureText={labels.imageFailed}
        retryLabel={labels.retry}
      >
        <TextLayer page={page} />
        {children}
      </PageImage>
    </PageFrame>
  );
});
