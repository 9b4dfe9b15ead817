let lockCount = 0;

/** Keeps the page behind from scrolling until the returned function is called; several locks may overlap. */
export function lockScroll(): () => void {
  lockCount += 1;
  document.documentElement.style.overflow = 'hidden';
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    lockCount -= 1;
    if (lockCount === 0) document.documentElement.style.overflow = '';
  };
}
