/** What the image endpoint is asked for. Names of the parameters: url, w, h, fm, q, fit, position. */
export interface ImageRequest {
  /** Address of the original. */
  url: string;
  /** Width and height in device pixels. */
  width: number;
  height: number;
  /** Default webp. */
  format?: 'webp' | 'avif' | 'jpeg' | 'png';
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

/** Address of a picture by its bare name: `/img/{name}.webp`. An address stays as it is. */
export const resolveImage = (source: string): string => (/^[\w-]+$/.test(source) ? `/img/${source}.webp` : source);

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

/** The tiny picture that stands in until the real one has come. */
export const buildPlaceholderUrl = (endpoint: string, request: ImageRequest): string =>
  buildImageUrl(endpoint, {
    ...request,
    width: imagePlaceholder.size,
    height: imagePlaceholder.size,
    quality: imagePlaceholder.quality,
  });
