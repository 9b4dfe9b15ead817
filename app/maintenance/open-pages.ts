/** Patterns that stay open while a notice blocks: the notice itself, and the door through which staff come in. */
const openPages = new Set([
  '/maintenance',
  '/login',
  '/logout',
  '/cookiesblocked',
  '/locale',
  '/sso/callback/:business?',
]);

/** Patterns of a signature's own pages, from the documents to where a trust service leads back. */
const signingPages = new Set(['/view/:srid', '/view/:id/:userid', '/signed', '/declined']);

/** Whether everybody may open a page while a notice blocks. */
export const isOpenInMaintenance = (pattern: string): boolean => openPages.has(pattern) || pattern === '/mab/redirect';

/** Whether an open page of this pattern goes on although a notice blocks: what one has begun to sign there is finished. */
export const isUnderWay = (pattern: string): boolean => signingPages.has(pattern);
