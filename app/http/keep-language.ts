/** The page that somebody is led to speaks the language that they have asked for in the address; to an account, no cookie would tell it. */
export function keepLanguage(to: string, { searchParams }: Pick<URL, 'searchParams'>): string {
  const lang = searchParams.get('lang');
  return lang === null ? to : `${to}?${new URLSearchParams({ lang })}`;
}
