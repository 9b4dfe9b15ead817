import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** Files in which nearly every text is set: a document names them, or the browser would learn of them only once it lays the page out. */
export const firstFonts = [inter, serif];
