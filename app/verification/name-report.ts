/** The name under which a file's report is saved. */
export const nameReport = (fileName: string): string =>
  `${fileName.replace(/\.pdf$/i, '') || 'report'}.verification.json`;
