import { Text, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { useLivePreview } from '../use-live-preview.ts';
import { VisualSignaturePreview } from './visual-signature-preview.tsx';

export interface LivePreviewProps<Draft> {
  /** Must keep its identity as long as it is the same. */
  draft: Draft;
  getPreviewUrl: (draft: Draft) => string | Promise<string>;
  /** The name in it. */
  name: string;
  /** Stays in sight while the form below is scrolled; for overlays. */
  isSticky?: boolean;
}

/** Beside each other where there is room. It does not stick on low windows, where it would leave no room for the fields. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-block: 1px solid ${theme.color.hairline};

  @media (min-height: 640px) {
    &[data-sticky] {
      position: sticky;
      top: 0;
      z-index: 1;
      background: ${theme.color.overlay};
    }
  }
  > div {
    flex: 0 1 300px;
  }
  > p {
    flex: 1 1 8rem;
  }
`;

/** A preview that follows what is being typed and drawn. */
export function LivePreview<Draft>({ draft, getPreviewUrl, name, isSticky = false }: LivePreviewProps<Draft>) {
  const { url, failure, retry } = useLivePreview(draft, getPreviewUrl);
  return (
    <Strip data-sticky={isSticky || undefined}>
      <VisualSignaturePreview url={url} failure={failure} onRetry={retry} name={name} />
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.previewNote} />
      </Text>
    </Strip>
  );
}
