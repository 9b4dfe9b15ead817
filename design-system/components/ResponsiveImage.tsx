import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  buildImageSet,
  buildImageUrl,
  buildPlaceholderUrl,
  imagePlaceholder,
  resolveImage,
} from '../support/image-url.ts';
import type { ImageRequest } from '../support/image-url.ts';
import { theme } from '../theme/theme.ts';

export interface ResponsiveImageProps extends Pick<ImageRequest, 'format' | 'quality' | 'fit' | 'position'> {
  /** Address of the original, or the bare name of a picture under /img. */
  source: string;
  /** What the picture says; empty where it only adorns. */
  alt: string;
  /** Size in CSS px; its place is kept until it has come. It shrinks where there is less room. */
  width: number;
  height: number;
  /** Address of the image endpoint; without it the original is loaded as it is, without placeholder. */
  endpoint?: string;
  /** Visible without scrolling: loaded at once. Default false. */
  isImportant?: boolean;
  /** Shown in its place when it cannot be loaded; default the text of `alt`. */
  fallback?: ReactNode;
}

/** What the browser does with the picture that the endpoint has fitted already: the same. */
const fits = { cover: 'cover', contain: 'contain', fill: 'fill', inside: 'contain', outside: 'cover' } as const;

const Box = styled.span`
  position: relative;
  display: block;
  width: 100%;
  max-width: var(--width);
  aspect-ratio: var(--ratio);
  overflow: hidden;
  border-radius: ${theme.radius.control};
  background: ${theme.color.well};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: var(--fit, cover);
    object-position: var(--position, center);
  }
  img[data-placeholder] {
    filter: blur(${imagePlaceholder.blur}px);
    /* Hides the soft edge that the blur makes. */
    scale: 1.05;
    transition: opacity ${theme.motion.calm};
  }
  &[data-state='loaded'] {
    background: transparent;
  }
  &[data-state='loaded'] img[data-placeholder] {
    opacity: 0;
  }
  &[data-state='failed'] {
    display: grid;
    place-items: center;
    padding: ${theme.space[3]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    text-align: center;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A picture in the reader's density, with a tiny blurred one before it has come. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { source, alt, width, height, endpoint, isImportant = false, fallback, format, quality, fit, position } = props;
  const imageRef = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const url = resolveImage(source);
  const request = { url, width, height, format, quality, fit, position };

  // It may have come, or failed, before the page took over from the server.
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, [url]);

  const style = {
    '--width': `${width}px`,
    '--ratio': `${width} / ${height}`,
    '--fit': fits[fit ?? 'cover'],
    '--position': position,
  };
  if (state === 'failed') {
    return (
      <Box data-state="failed" style={style}>
        {fallback ?? alt}
      </Box>
    );
  }
  const wasTransformed = endpoint !== undefined;
  return (
    <Box data-state={state} style={style}>
      <img
        ref={imageRef}
        src={wasTransformed ? buildImageUrl(endpoint, request) : url}
        srcSet={wasTransformed ? buildImageSet(endpoint, request) : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={isImportant ? 'eager' : 'lazy'}
        fetchPriority={isImportant ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
      {wasTransformed ? <img data-placeholder src={buildPlaceholderUrl(endpoint, request)} alt="" /> : null}
    </Box>
  );
}
