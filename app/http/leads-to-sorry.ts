/** Whether a page gives way to /sorry: an answer that is our fault, but for a 503, which is waited out (specification, section 8). */
export const leadsToSorry = (status: number): boolean => status >= 500 && status !== 503;
