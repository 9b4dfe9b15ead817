/** A path as logs may keep it: without a visitor's secret. */
export function redactPath(path: string): string {
  return path.replace(/^(\/(?:view|direct-sign\/identification)\/(?!eidas\/|zertes\/)[^/]+\/)(?!bff\/)[^/]+/, '$1…');
}

/** Whether a path is what our mails lead to, or what a mail program has left of it. It may hold a visitor's secret: it is shown to nobody. */
export const isMailedLink = (path: string): boolean => /^\/(?:view|direct-sign)(?:\/|$)/.test(path);
