import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { buildPdf, ROTATED_PAGES } from '../testing/pdf-fixtures.ts';
import { makeRevisionRequest, makeSigningFixture, placeAt, signFile } from '../testing/signing-fixture.ts';
import { runIntake } from './intake.ts';
import { renderPages } from './pages/render-page.ts';
import { testMark } from './stamp-page.ts';
import { accessBytes } from './structure/random-access.ts';
import { verifyRevision } from './verify-revision.ts';

/** How much of the upper right corner of a page is red. */
async function readRedness(file: Uint8Array, pageIndex: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sigillum-stamp-'));
  try {
    const filePath = join(folder, 'file.pdf');
    await writeFile(filePath, file);
    const [drawn] = await renderPages({ filePath, pageIndex, scale: 100, most: 1, aheadMs: 0 });
    const image = sharp(drawn);
    const { width } = await image.metadata();
    const { data } = await image
      .extract({ left: width - 140, top: 0, width: 140, height: 60 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += 3) if (data[at]! > 150 && data[at + 1]! < 110) red += 1;
    return red;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('marks every page of a test as it is displayed, once, and the file is signed as any other', async () => {
  const fixture = await makeSigningFixture();
  try {
    const file = buildPdf({ pages: ROTATED_PAGES });
    const request = makeRevisionRequest(0, { placements: [placeAt(0, 60, 120)] });
    const plans = [{ fieldName: request.fieldName, placements: request.placements }];
    const { tail } = await runIntake(accessBytes(file), plans, true);
    const marked = Buffer.concat([file, tail]);
    expect(marked.toString('latin1').split(testMark)).toHaveLength(ROTATED_PAGES.length + 1);
    for (const index of ROTATED_PAGES.keys()) {
      expect(await readRedness(marked, index), `page ${index}`).toBeGreaterThan(400);
      expect(await readRedness(file, index), `page ${index}, no test`).toBe(0);
    }
    const signed = await signFile(marked, request, fixture.trust);
    const verdict = await verifyRevision(accessBytes(signed), { anchors: [fixture.centre.root] });
    expect(verdict.signatureCount).toBe(1);
    // A second signer adds no second mark.
    expect((await runIntake(accessBytes(signed), plans, true)).tail).toHaveLength(0);
  } finally {
    fixture.remove();
  }
});
