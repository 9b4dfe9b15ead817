import * as z from 'zod';

const After = z.string().min(1).max(255).optional().catch(undefined);

/** Behind which row of a list the page in the address begins; undefined for the first one. */
export const readAfter = ({ url }: { url: URL }): string | undefined =>
  After.parse(url.searchParams.get('after') ?? undefined);
