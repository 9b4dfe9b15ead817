import type { Hash } from 'node:crypto';

import { verifyTimestampToken } from '../../pki/timestamp-token.ts';
import type { TrustService } from '../../trust/trust-service.ts';
import { embedSignature, PlaceholderTooSmall } from '../embed-signature.ts';
import { fillByteRange, writePlaceholder } from '../placeholder.ts';
import { addSignatureFields, listFields } from '../signature-fields.ts';
import type { PdfReader } from '../structure/pdf-reader.ts';
import { name } from '../values.ts';
import { RevisionWriter } from '../structure/write-revision.ts';

const TOKEN_SIZE = 12 * 1024;
const MAX_ATTEMPTS = 3;

/** A name that no field of the form bears. */
async function nameField(reader: PdfReader): Promise<string> {
  const taken = new Set((await listFields(reader)).map((field) => field.name));
  let number = 1;
  while (taken.has(`timestamp-${number}`)) number += 1;
  return `timestamp-${number}`;
}

async function openRevision(reader: PdfReader, hash: Hash, contentsSize: number) {
  const writer = new RevisionWriter({ size: reader.source.size, structure: reader.structure });
  const plan = { fieldName: await nameField(reader), placements: [] };
  const [field] = (await addSignatureFields(reader, writer, [plan])).fields;
  const members = { Type: name('DocTimeStamp'), Filter: name('Adobe.PPKLite'), SubFilter: name('ETSI.RFC3161') };
  const placeholder = writePlaceholder(members, contentsSize);
  const value = writer.putBody(writer.allocate(), placeholder.body);
  writer.put(field!.ref, new Map(field!.dict).set('V', value));
  const { bytes, bodyOffsets } = writer.finish();
  const prefix = { size: reader.source.size, hash };
  return fillByteRange(prefix, bytes, bodyOffsets.get(value.number)!, placeholder);
}

/**
 * Writes the revision with a document timestamp (EN 319 142-1, clause 5.4.3) over all bytes before it: a signature field
 * of its own, invisible and on no page. The token is checked before it is embedded; when it does not fit, the room
 * grows. Returns the tail. `hash` is an open SHA-256 over the file. Throws TrustError.
 */
export async function appendTimestamp(
  reader: PdfReader,
  trust: TrustService,
  { hash, anchors }: { hash: Hash; anchors: Uint8Array[] },
): Promise<Uint8Array<ArrayBuffer>> {
  for (let contentsSize = TOKEN_SIZE, attempt = 1; ; attempt += 1) {
    const open = await openRevision(reader, hash, contentsSize);
    const token = await trust.timestamp(open.digest);
    verifyTimestampToken(token, { imprint: open.digest, anchors });
    try {
      return embedSignature({ ...open, contentsSize }, token);
    } catch (error) {
      if (!(error instanceof PlaceholderTooSmall) || attempt === MAX_ATTEMPTS) throw error;
      // Serial numbers and signatures of the next token may be some bytes longer.
      contentsSize = error.neededSize + 512;
    }
  }
}
