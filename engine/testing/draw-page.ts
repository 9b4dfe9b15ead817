import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Red, green and blue of each pixel, from the upper left. */
export type Picture = { width: number; height: number; pixels: Uint8Array };

/** One page as poppler displays it, at one pixel a point. */
export function drawPage(file: Uint8Array, page: number): Picture {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-drawn-'));
  try {
    const name = path.join(folder, 'drawn.pdf');
    writeFileSync(name, file);
    const number = String(page + 1);
    const options = ['-r', '72', '-cropbox', '-f', number, '-l', number];
    const ppm = execFileSync('pdftoppm', [...options, name], { maxBuffer: 2 ** 24 });
    const header = /^P6\n(\d+) (\d+)\n255\n/.exec(ppm.toString('latin1', 0, 40))!;
    return { width: Number(header[1]), height: Number(header[2]), pixels: ppm.subarray(header[0].length) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The box around the pixels that fulfil the test. */
export function findBox({ width, height, pixels }: Picture, isWanted: (index: number) => boolean) {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let index = 0; index < pixels.length; index += 3) {
    if (!isWanted(index)) continue;
    const [x, y] = [(index / 3) % width, Math.floor(index / 3 / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The box around the rule of a visible signature, the only red thing in it: at its left, nearly as tall as its place. */
export const findRule = (picture: Picture) => findBox(picture, (i) => picture.pixels[i]! > picture.pixels[i + 1]! + 60);
