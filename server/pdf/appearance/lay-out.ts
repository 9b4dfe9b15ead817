import { fitLine, shapeLine, type ShapedLine } from './shape-text.ts';

/** What a visible signature says. */
export type AppearanceText = {
  signerName: string;
  /** When, as it is to be read by people. */
  date: string;
  /** For example "Sigillum · SES". */
  quality: string;
  reason?: string;
};

export type PlacedLine = { line: ShapedLine; role: 'name' | 'detail'; size: number; x: number; baseline: number };
/** x, y of the lower left corner, width, height; points from the lower left of the appearance. */
export type Area = { x: number; y: number; width: number; height: number };
export type Layout = { rule: Area; image?: Area; lines: PlacedLine[] };

const NAME_SIZES = { largest: 16, share: 0.34 };
const DETAIL = { largest: 7.5, smallest: 4, share: 0.48, leading: 1.42 };
/** Cap height and depth of the name's line, as parts of its size. */
const NAME_ASCENT = 0.78;
const NAME_DESCENT = 0.3;

/** The detail lines that fit into `room` points: all, or without the reason, or date and quality in one. */
function chooseDetails({ date, quality, reason }: AppearanceText, room: number, leading: number): string[] {
  const count = Math.floor(room / leading + 0.05);
  const all = reason ? [reason, date, quality] : [date, quality];
  if (count >= all.length) return all;
  if (count >= 2) return [date, quality];
  return count === 1 ? [`${date} · ${quality}`] : [];
}

/**
 * Lays out an appearance of the given size in points: a thin rule at the left, an optional image beside it, the name in
 * a serif, small lines beneath. The name is made smaller until it fits and is never cut; details are shortened or left
 * out where there is no room.
 */
export function layOut(text: AppearanceText, width: number, height: number, imageRatio?: number): Layout {
  const padding = Math.min(6, height * 0.1, width * 0.04);
  const ruleWidth = Math.min(1.1, width * 0.02);
  const gap = Math.min(7, width * 0.05);
  const inner = height - 2 * padding;
  const rule = { x: padding * 0.5, y: padding, width: ruleWidth, height: inner };
  let left = rule.x + ruleWidth + gap;
  let image: Area | undefined;
  if (imageRatio !== undefined) {
    const imageWidth = Math.min(inner * imageRatio, width * 0.38);
    const imageHeight = imageWidth / imageRatio;
    image = { x: left, y: (height - imageHeight) / 2, width: imageWidth, height: imageHeight };
    left += imageWidth + gap;
  }
  const room = Math.max(1, width - left - padding);

  const nameLine = shapeLine(text.signerName, 'name');
  const wanted = Math.min(NAME_SIZES.largest, Math.max(height * NAME_SIZES.share, Math.min(inner, 9)));
  const nameSize = Math.min(wanted, (room * 1000) / Math.max(1, nameLine.width));
  const detailSize = Math.min(DETAIL.largest, Math.max(DETAIL.smallest, wanted * DETAIL.share));
  const leading = detailSize * DETAIL.leading;
  const details = chooseDetails(text, inner - nameSize * (NAME_ASCENT + NAME_DESCENT), leading);

  const block = nameSize * (NAME_ASCENT + NAME_DESCENT) + details.length * leading;
  let baseline = (height + block) / 2 - nameSize * NAME_ASCENT;
  const lines: PlacedLine[] = [{ line: nameLine, role: 'name', size: nameSize, x: left, baseline }];
  baseline -= nameSize * NAME_DESCENT;
  for (const detail of details) {
    baseline -= leading;
    const line = fitLine(detail, 'detail', (room * 1000) / detailSize);
    lines.push({ line, role: 'detail', size: detailSize, x: left, baseline: baseline + detailSize * 0.28 });
  }
  return image ? { rule, image, lines } : { rule, lines };
}
