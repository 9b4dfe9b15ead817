import { accessBytes } from '@sigillum/engine/pdf/access';
import { extendDocument } from '@sigillum/engine/pdf';
import { verifyDocument } from '@sigillum/engine/verifier';
import { makeKeyedTrust } from '@sigillum/engine/testing/keyed-trust';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { makeRevisionRequest, prepareFile, signFile } from '@sigillum/engine/testing/signing-fixture';

const SIGNATURES = 51;
const TRIES = 7;

/** A file with 51 signatures, the last state of which is B-LTA, judged by our own verifier from its bytes alone. */
export async function measureVerification(): Promise<string> {
  const { trust, root } = await makeKeyedTrust('P-256');
  const requests = Array.from({ length: SIGNATURES }, (_, index) => makeRevisionRequest(index));
  let file = await prepareFile(buildPdf(), requests);
  for (const [index, request] of requests.entries()) {
    file = await signFile(file, request, trust);
    const wish = index === SIGNATURES - 1 ? 'B-LTA' : 'B-LT';
    const { tails } = await extendDocument(accessBytes(file), trust, { wish, now: new Date() });
    file = new Uint8Array(Buffer.concat([file, ...tails.map(({ bytes }) => bytes)]));
  }
  const anchors = [{ certificate: root, source: 'local' as const, name: 'bench' }];
  const times: number[] = [];
  let verdict = '';
  for (let index = -1; index < TRIES; index += 1) {
    const started = performance.now();
    ({ verdict } = await verifyDocument(accessBytes(file), { anchors, at: new Date() }));
    if (index >= 0) times.push(performance.now() - started);
  }
  const [median, slowest] = [times.toSorted((a, b) => a - b)[TRIES >> 1]!, Math.max(...times)];
  const size = `${(file.length / 1024 / 1024).toFixed(1)} MB, ${SIGNATURES} signatures`;
  return `\nVerification of ${size}: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${verdict}`;
}
