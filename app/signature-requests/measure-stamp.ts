import type { Size } from '@sigillum/design-system';

/** Measures of a visible signature's text in points, as the code that signs chooses them (engine/pdf/appearance/lay-out.ts). */
export interface StampMeasures {
  padding: number;
  gap: number;
  nameSize: number;
  detailSize: number;
}

/** Width of an average letter of the name, as a part of its size. */
const letterWidth = 0.5;

export function measureStamp(name: string, { width, height }: Size): StampMeasures {
  const padding = Math.min(6, height * 0.1, width * 0.04);
  const gap = Math.min(7, Math.max(3, width * 0.05));
  const room = { width: Math.max(1, width - gap - 2 * padding), height: height - 2 * padding };
  const wanted = Math.min(16, Math.max(room.height * 0.36, Math.min(room.height, 9)));
  const nameSize = Math.min(wanted, room.width / Math.max(1, name.length * letterWidth));
  const detailSize = Math.max(3.6, Math.min(7.5, wanted * 0.48, nameSize * 0.8));
  return { padding, gap, nameSize, detailSize };
}
