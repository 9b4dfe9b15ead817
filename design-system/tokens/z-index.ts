/** Stacking order of all that leaves the page's flow. Dialog and overlay are the specification's numbers. */
export const zIndex = {
  sticky: 100,
  toolbar: 800,
  banner: 810,
  drawer: 1200,
  dialog: 1900,
  overlay: 2000,
  snackbar: 2100,
} as const;
