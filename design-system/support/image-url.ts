/** What the image endpoint is asked for. Names of the parameters: url, w, h, fm, q, fit, position. */
export interface ImageRequest {
  /** Address of the original. */
  url: string;
  /** Width and height in device pixels. */
  width: number;
  height: number;
  /** Default webp. */
  format?: 'webp' | 'avif' | 'png';
  /** 1 to 100; without it the endpoint's own. */
  quality?: number;
  /** How the picture fills its box, when the shapes differ. */
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  /** Which part of it stays, when it is cut: "top", "right bottom", "centre". */
  position?: string;
}

/** Densities that every picture is offered in: device pixels per CSS pixel. */
export const imageDensities = [1, 2] as const;

/** Edge in px, quality and blur in px of the picture that is shown until the real one has come. */
export const imagePlaceholder = { size: 10, quality: 50, blur: 3 } as const;

/** Address at the image endpoint of a picture in that size and format. */
export function buildImageUrl(endpoint: string, request: ImageRequest): string {
  const { url, width, height, format = 'webp', quality, fit, position } = request;
  const query = new URLSearchParams({ url, w: String(Math.round(width)), h: String(Math.round(height)), fm: format });
  if (quality !== undefined) query.set('q', String(quality));
  if (fit !== undefined) query.set('fit', fit);
  if (position !== undefined) query.set('position', position);
  return `${endpoint}?${query}`;
}

/** The picture in every density, ready for `srcset`. */
export const buildImageSet = (endpoint: string, request: ImageRequest): string =>
  imageDensities
    .map((density) => {
      const { width, height } = request;
      return `${buildImageUrl(endpoint, { ...request, width: width * density, height: height * density })} ${density}x`;
    })
    .join(', ');

/** The whole picture in ten by ten pixels, whatever its shape; stretched to its place it lies where the real one will. */
export const buildPlaceholderUrl = (endpoint: string, { url, format, fit }: ImageRequest): string =>
  buildImageUrl(endpoint, {
    url,
    width: imagePlaceholder.size,
    height: imagePlaceholder.size,
    format,
    quality: imagePlaceholder.quality,
    fit: fit === 'contain' || fit === 'inside' ? 'inside' : 'fill',
  });

/** Where a picture is loaded from. */
export interface ImageAddresses {
  src: string;
  srcSet?: string;
  placeholder?: string;
}

const bareName = /^[\w-]+$/;
/** An address that holds the picture itself, or one that only this page has. */
const isHere = /^(?:data|blob):/;

/**
 * The addresses of a picture. A bare name is one of our own, drawn ahead as `/img/{name}.webp` and, in twice the pixels, `/img/{name}@2x.webp`;
 * only its placeholder is asked for at the endpoint. Every other picture comes from there in both densities.
 */
export function locateImage(endpoint: string | undefined, request: ImageRequest): ImageAddresses {
  const { url } = request;
  if (bareName.test(url)) {
    const src = `/img/${url}.webp`;
    return {
      src,
      srcSet: `${src} 1x, /img/${url}@2x.webp 2x`,
      ...(endpoint !== undefined && { placeholder: buildPlaceholderUrl(endpoint, { ...request, url: src }) }),
    };
  }
  if (endpoint === undefined || isHere.test(url)) return { src: url };
  return {
    src: buildImageUrl(endpoint, request),
    srcSet: buildImageSet(endpoint, request),
    placeholder: buildPlaceholderUrl(endpoint, request),
  };
}
