/** The secret of the printed address travels on from page to page; without one nothing is added. */
export function readOutboxQuery(url: URL): { values: { secret?: string }; text: string } {
  const secret = url.searchParams.get('secret');
  return secret ? { values: { secret }, text: `?${new URLSearchParams({ secret })}` } : { values: {}, text: '' };
}
