/** The longest title that the API takes. */
const longestTitle = 255;

/** A title from a file's name: without the extension, underscores as spaces. */
export function nameDraft(fileName: string): string {
  const name = fileName
    .replace(/\.(?:pdf|docx|odt|png|jpe?g)$/i, '')
    .replaceAll(/[\p{Cc}_]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return (name || fileName.trim() || 'PDF').slice(0, longestTitle).toWellFormed();
}
