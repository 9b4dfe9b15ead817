/**
 * A page that is left for another one's answer waits for it. The way back in the browser shows it as it was left, waiting for ever: it is loaded
 * anew. Answers what ends that.
 */
export function reloadOnReturn(): () => void {
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload();
  };
  window.addEventListener('pageshow', reload);
  return () => window.removeEventListener('pageshow', reload);
}
