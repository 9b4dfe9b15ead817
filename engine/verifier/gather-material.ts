import { CMS_OIDS } from '../pki/cms.ts';
import { DerError } from '../pki/der.ts';
import type { PdfReader } from '../pdf/structure/pdf-reader.ts';
import type { CertificatePool } from './certificates/certificate-pool.ts';
import { normaliseBer } from './cms/normalise-ber.ts';
import { readMessage, type Message } from './cms/read-message.ts';
import { makeFinding } from './findings.ts';
import type { Entry } from './read-entry.ts';
import type { Finding } from './report.ts';
import { readSecurityStore } from './revocation/read-dss.ts';
import type { StatusMaterial } from './revocation/status-material.ts';

/** The messages of an entry: its own, and those of the timestamps in it. */
function listMessages(entry: Entry): Message[] {
  if (entry.kind === 'timestamp') return [entry.token.message];
  if (entry.kind === 'broken' || entry.value.kind === 'rsa') return [];
  const { message } = entry.value;
  const tokens = (message.unsignedAttributes.get(CMS_OIDS.signatureTimestamp) ?? []).flatMap((value) => {
    try {
      return [readMessage(normaliseBer(value.raw).der)];
    } catch (error) {
      // A token that cannot be read is judged where it stands.
      if (!(error instanceof DerError) && !(error instanceof RangeError)) throw error;
      return [];
    }
  });
  return [message, ...tokens];
}

/** Takes in every certificate and status answer of the file: from its security store, signatures and timestamps. */
export async function gatherMaterial(
  reader: PdfReader,
  entries: Entry[],
  pool: CertificatePool,
  material: StatusMaterial,
): Promise<Finding[]> {
  const store = await readSecurityStore(reader);
  const findings = store.unreadable.map((detail) => makeFinding('store-damaged', detail));
  for (const entry of entries) {
    if (entry.kind === 'broken') continue;
    const position = entry.range.gapEnd;
    for (const message of listMessages(entry)) {
      for (const der of message.ocsps) material.addOcsp(der, 'cms', position);
      for (const der of message.crls) material.addCrl(der, 'cms', position);
    }
  }
  const damaged = (key: string, position: number) =>
    findings.push(makeFinding('store-damaged', `${key} at ${position}`));
  for (const { der, position } of store.ocsps) if (!material.addOcsp(der, 'dss', position)) damaged('OCSP', position);
  for (const { der, position } of store.crls) if (!material.addCrl(der, 'dss', position)) damaged('CRL', position);
  for (const { der, position } of store.certificates) if (!pool.add(der, position)) damaged('certificate', position);
  for (const entry of entries) {
    if (entry.kind === 'broken') continue;
    // A copy that is damaged is not taken in: it would stand in the way of the sound one.
    for (const message of listMessages(entry)) {
      for (const der of message.certificates) if (!pool.findNearCopy(der)) pool.add(der, entry.range.gapEnd);
    }
  }
  return findings;
}
