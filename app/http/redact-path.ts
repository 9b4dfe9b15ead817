/** A path as logs may keep it: without a visitor's secret. */
export function redactPath(path: string): string {
  return path.replace(/^(\/(?:view|direct-sign\/identification)\/[^/]+\/)(?!bff\/)[^/]+/, '$1…');
}
