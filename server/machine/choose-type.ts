/**
 * The type of `offers` that an Accept header likes best (RFC 9110, section 12.5.1); the first one without a header, undefined where it takes
 * none of them. Equal ones come in the order of the offers.
 */
export function chooseType<T extends string>(accept: string | undefined, offers: readonly T[]): T | undefined {
  if (!accept?.trim()) return offers[0];
  const ranges = accept.split(',').map((part) => {
    const [range = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2);
    const q = weight === undefined ? 1 : Number(weight);
    return { range, q: q >= 0 && q <= 1 ? q : 0 };
  });
  const rate = (offer: string): number => {
    const kinds = [offer, `${offer.split('/')[0]}/*`, '*/*'];
    const fits = kinds.map((kind) => ranges.find(({ range }) => range === kind)).find(Boolean);
    return fits?.q ?? 0;
  };
  const rated = offers.map((offer) => ({ offer, q: rate(offer) })).filter(({ q }) => q > 0);
  return rated.toSorted((a, b) => b.q - a.q)[0]?.offer;
}
