import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawScene, scenes } from '../illustrations/scenes.ts';

/** Writes every illustration as `/img/{name}.webp` and, for screens of double density, `/img/{name}@2x.webp`. */
const folder = path.resolve(import.meta.dirname, '../public/img');
for (const [name, scene] of Object.entries(scenes)) {
  for (const density of [1, 2]) {
    const svg = Buffer.from(drawScene(scene));
    const image = await sharp(svg, { density: 72 * density * 2 })
      .resize(scene.width * density, scene.height * density)
      .webp({ quality: 90, alphaQuality: 100, effort: 4 })
      .toBuffer();
    writeFileSync(path.join(folder, `${name}${density === 2 ? '@2x' : ''}.webp`), image);
  }
}
console.log(`${Object.keys(scenes).length} illustrations drawn in two densities.`);
