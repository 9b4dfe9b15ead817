import type * as z from 'zod';

/** Behind which row of a list the page in the address begins; undefined for the first one, also where the address names no row. */
export const readAfter = <T>({ url }: { url: URL }, row: z.ZodType<T>): T | undefined =>
  row.safeParse(url.searchParams.get('after')).data;
