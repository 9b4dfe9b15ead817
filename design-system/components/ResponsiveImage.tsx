import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { imagePlaceholder, locateImage } from '../support/image-url.ts';
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
  /** Address of the image endpoint; without it the picture is loaded as it is, without placeholder. */
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
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.control};

  img {
    position: relative;
    display: block;
    width: var(--width);
    max-width: 100%;
    height: auto;
    aspect-ratio: var(--ratio);
    object-fit: var(--fit, cover);
    object-position: var(--position, center);
  }
  img[data-placeholder] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: var(--placeholder-fit);
    filter: blur(${imagePlaceholder.blur}px);
    transition: opacity ${theme.motion.calm};
  }
  /* Nothing would take it away. */
  @media (scripting: none) {
    img[data-placeholder] {
      display: none;
    }
  }
  &[data-state='loaded'] img[data-placeholder] {
    opacity: 0;
  }
  &[data-state='failed'] {
    display: grid;
    width: var(--width);
    aspect-ratio: var(--ratio);
    place-items: center;
    padding: ${theme.space[3]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    text-align: center;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    &[data-state='failed'] {
      border: 1px solid CanvasText;
    }
  }
`;

/** A picture in the reader's density, with a tiny blurred one before it has come. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { source, alt, width, height, endpoint, isImportant = false, fallback, format, quality, fit, position } = props;
  const imageRef = useRef<HTMLImageElement>(null);
  const [outcome, setOutcome] = useState<{ src: string; state: 'loaded' | 'failed' }>();
  const { src, srcSet, placeholder } = locateImage(endpoint, {
    url: source,
    width,
    height,
    format,
    quality,
    fit,
    position,
  });

  // What came of another address says nothing of this one.
  const state = outcome?.src === src ? outcome.state : 'loading';
  const settle = (ending: 'loaded' | 'failed') => setOutcome({ src, state: ending });

  // It may have come, or failed, before the page took over from the server.
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete) setOutcome({ src, state: image.naturalWidth > 0 ? 'loaded' : 'failed' });
  }, [src]);

  const style = {
    '--width': `${width}px`,
    '--ratio': `${width} / ${height}`,
    '--fit': fits[fit ?? 'cover'],
    '--placeholder-fit': fits[fit ?? 'cover'] === 'contain' ? 'contain' : 'fill',
    '--position': position,
  };
  const loading = isImportant ? 'eager' : 'lazy';
  if (state === 'failed') {
    return (
      <Box data-state="failed" style={style}>
        {fallback ?? alt}
      </Box>
    );
  }
  return (
    <Box data-state={state} style={style}>
      {/* Beneath the real one, which hides it even where no script says that it has come. */}
      {placeholder === undefined ? null : (
        <img data-placeholder src={placeholder} alt="" aria-hidden loading={loading} fetchPriority="low" />
      )}
      <img
        ref={imageRef}
        src={src}
        srcSet={srcSet}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={isImportant ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => settle('loaded')}
        onError={() => settle('failed')}
      />
    </Box>
  );
}
