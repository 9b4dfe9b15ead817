/** The engine's own modules that PDF workers may be let run: name → specifier. A table of its own, so that who names a module does not load it. */
export const engineModules = {
  'intake-upload': '@sigillum/engine/pdf/workers/intake-upload',
  'clean-file': '@sigillum/engine/pdf/workers/clean-file',
  'write-picture': '@sigillum/engine/pdf/workers/write-picture',
  'cover-words': '@sigillum/engine/pdf/workers/cover-words',
  'fill-form': '@sigillum/engine/pdf/workers/fill-form',
  'read-form': '@sigillum/engine/pdf/workers/read-form',
  'find-placeholders': '@sigillum/engine/pdf/workers/find-placeholders',
  'draw-remaining-pages': '@sigillum/engine/pdf/workers/draw-remaining-pages',
  'clean-logo': '@sigillum/engine/pdf/workers/clean-logo',
  'clean-seal-image': '@sigillum/engine/pdf/workers/clean-seal-image',
  'clean-picture': '@sigillum/engine/pdf/workers/clean-picture',
  'transform-image': '@sigillum/engine/pdf/workers/transform-image',
  'draw-visual-signature': '@sigillum/engine/pdf/workers/draw-visual-signature',
} as const;
