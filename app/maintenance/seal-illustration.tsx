/** The picture of pages that ask for patience: a sheet with its seal. */
export function SealIllustration() {
  return <img src="/img/seal.svg" width={407} height={436} alt="" fetchPriority="high" />;
}
