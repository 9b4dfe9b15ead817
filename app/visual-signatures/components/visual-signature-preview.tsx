import { Button, RotateCcw, Skeleton, theme } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { visualSignaturesMessages as messages } from '../messages.ts';

/** Size in px, as the specification has it; narrower screens keep the ratio. */
const size = { width: 300, height: 140 } as const;

export interface VisualSignaturePreviewProps {
  /** Address of the picture that the server draws; undefined while it is not known yet. */
  url: string | undefined;
  /** The name in it, for the alternative text. */
  name: string;
  /** Why no address could be had; an empty one where nobody can say. */
  failure?: string | undefined;
  /** Called, beside loading the picture again, when the person asks for another try. */
  onRetry?: () => void;
}

/** White paper, at night too: that is how it looks in the document. */
const Paper = styled.div`
  position: relative;
  color-scheme: light;
  width: min(100%, ${size.width}px);
  aspect-ratio: ${size.width} / ${size.height};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.page};
  color: ${theme.color.ink};
  overflow: hidden;

  > * {
    position: absolute;
    inset: 0;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** The name, where the picture will have it. */
const Coming = styled.div`
  display: grid;
  place-items: center;
  padding: ${theme.space[3]};
  color: ${theme.color.inkSoft};
  font: 400 ${theme.fontSize.large} / 1.3 ${theme.fontFamily.display};
  text-align: center;
  overflow-wrap: anywhere;

  > :first-child {
    position: absolute;
    inset: 0;
  }
  > bdi {
    position: relative;
  }
`;

const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  text-align: center;
  overflow: auto;
`;

/** A visual signature as the server draws it, 300 × 140. While a new picture is on its way the last one stays. */
export function VisualSignaturePreview({ url, name, failure, onRetry }: VisualSignaturePreviewProps) {
  const { formatMessage } = useIntl();
  const [attempt, setAttempt] = useState(0);
  const [failedUrl, setFailedUrl] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const isMissing = failure !== undefined || (url !== undefined && url === failedUrl);

  function retry() {
    setFailedUrl(undefined);
    setIsShown(false);
    setAttempt(attempt + 1);
    onRetry?.();
  }

  return (
    <Paper aria-busy={(!isMissing && !isShown) || undefined}>
      {isMissing || isShown ? null : (
        <Coming aria-hidden>
          <Skeleton height="100%" />
          <bdi>{name}</bdi>
        </Coming>
      )}
      {isMissing || url === undefined ? null : (
        <img
          key={attempt}
          // The picture may have come before anybody listened.
          ref={(image) => void (image?.complete && image.naturalWidth > 0 && setIsShown(true))}
          src={url}
          width={size.width}
          height={size.height}
          alt={formatMessage(messages.previewOf, { name })}
          decoding="async"
          draggable={false}
          onLoad={() => setIsShown(true)}
          onError={() => setFailedUrl(url)}
        />
      )}
      {isMissing ? (
        <Failure role="alert">
          {failure || <FormattedMessage {...messages.previewFailed} />}
          <Button variant="secondary" size="small" icon={<RotateCcw aria-hidden />} onClick={retry}>
            <FormattedMessage {...commonMessages.retry} />
          </Button>
        </Failure>
      ) : null}
    </Paper>
  );
}
