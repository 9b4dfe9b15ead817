/** A route's id, which is its pattern, as a part of an address. */
export const nameTextSet = (routeId: string): string =>
  routeId.replace(/^\//, '').replace('*', 'any').replaceAll(/\W+/g, '-') || 'start';

/** What a screen opens later has a set of its own: the page can be used before it is there. */
export const nameLaterSet = (set: string): string => `${set}.later`;
