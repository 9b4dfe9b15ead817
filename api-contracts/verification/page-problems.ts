/** Why a page of a checked file cannot be shown or read. */
export const pageProblems = [
  'error.not_found',
  'error.verification.file_gone',
  'error.rate_limit.exceeded',
  'file.pdf.page_not_found',
  'file.pdf.page_not_renderable',
  'file.pdf.workers_busy',
] as const;
