/** The picture of the error and 404 pages, 407 × 436 (specification, section 2): a sheet whose seal has come off. */
export function LostPageIllustration() {
  return <img src="/img/lost-page.svg" width={407} height={436} alt="" fetchPriority="high" />;
}
