/** Faces that look written by hand, by the name that travels with a typed signature. All are bundled (handwriting.css). */
export const handwritingFaces = ['caveat', 'dancing-script', 'great-vibes'] as const;

/** Name of a face. */
export type HandwritingFace = (typeof handwritingFaces)[number];

/** CSS font stacks of the faces. What a face has no letters for falls back to the reader's own cursive. */
export const handwritingFamilies: Readonly<Record<HandwritingFace, string>> = {
  caveat: "'Caveat', cursive",
  'dancing-script': "'Dancing Script', cursive",
  'great-vibes': "'Great Vibes', cursive",
};
