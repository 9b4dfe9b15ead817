/** Formats that an image of a signature may have. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** Why a file cannot be taken: its format, its size in bytes, or that no picture can be read from it. */
export type ImageFault = 'type' | 'size' | 'unreadable';

/** What is wrong with a file before anybody has tried to read it. */
export function judgeImage({ type, size }: Pick<File, 'type' | 'size'>, greatestBytes: number): ImageFault | null {
  if (!(imageTypes as readonly string[]).includes(type)) return 'type';
  if (size > greatestBytes) return 'size';
  return size === 0 ? 'unreadable' : null;
}
