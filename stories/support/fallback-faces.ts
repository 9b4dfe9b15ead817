import emoji from '@fontsource-variable/noto-emoji/files/noto-emoji-3-wght-normal.woff2?url';
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2?url';
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2?url';

/** Families of the product after which its reader's own faces would come. */
const families = ['Inter Fallback', 'Source Serif Fallback', 'Caveat', 'Dancing Script', 'Great Vibes'];

/** What stories write beside Latin, and the faces that draw it; of regular weight like those that the families have, or they stay unused. */
const scripts = [
  { url: hebrew, unicodeRange: 'U+0590-05FF, U+FB1D-FB4F' },
  { url: arabic, unicodeRange: 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC' },
  { url: emoji, unicodeRange: 'U+FE0F, U+1F58B' },
];

const faces = families.flatMap((family) =>
  scripts.map(({ url, unicodeRange }) => new FontFace(family, `url(${url})`, { unicodeRange })),
);

/**
 * The product leaves letters that its faces lack to those of its reader's machine; a story brings them, or each machine would draw it in
 * its own way. find-foreign-faces.ts names what is missing here.
 */
export const loadFallbackFaces = () =>
  Promise.all(
    faces.map((face) => {
      document.fonts.add(face);
      return face.load();
    }),
  );
