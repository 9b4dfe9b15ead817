let lockCount = 0;

/** Keeps the page behind from scrolling, and from jumping aside, until the returned function is called; several locks may overlap. */
export function lockScroll(): () => void {
  lockCount += 1;
  const root = document.documentElement;
  if (lockCount === 1) {
    // The scrollbar's room is kept, or the page would move when the scrollbar goes.
    root.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
    root.style.overflow = 'hidden';
  }
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    lockCount -= 1;
    if (lockCount > 0) return;
    root.style.paddingRight = '';
    root.style.overflow = '';
  };
}
