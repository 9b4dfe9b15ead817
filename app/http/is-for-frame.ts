const frames: ReadonlySet<string | null> = new Set(['iframe', 'frame']);

/** Whether a page is asked for to be shown in a frame (Fetch Metadata). Where a browser does not say so, no other site shows ours. */
export const isForFrame = (request: Request): boolean => frames.has(request.headers.get('sec-fetch-dest'));
