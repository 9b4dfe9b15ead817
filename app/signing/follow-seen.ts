/** Less than this of the page is no place for a dialog, in CSS pixels. */
const leastHeight = 320;
/** How often it is looked while the site is scrolled: at each hundredth of the page. */
const threshold = Array.from({ length: 101 }, (_, hundredths) => hundredths / 100);

/**
 * In a frame that is as high as its page, the middle of the window is the middle of the page, which may be far below what the person sees. Tells
 * the styles how much of the page the site hides above and below (`--hidden-above`, `--hidden-below`), so that dialogs and overlays stand in what
 * is left. Answers how to stop.
 */
export function followSeen(): () => void {
  const { documentElement: root } = document;
  const observer = new IntersectionObserver(
    (entries) => {
      const { top, bottom, height } = entries.at(-1)!.intersectionRect;
      if (height < leastHeight) return;
      root.style.setProperty('--hidden-above', `${Math.max(0, Math.round(top))}px`);
      root.style.setProperty('--hidden-below', `${Math.max(0, Math.round(window.innerHeight - bottom))}px`);
    },
    { threshold },
  );
  observer.observe(root);
  return () => observer.disconnect();
}
