import { Readable } from 'node:stream';
import type { OpenAttachments } from '../mail/send-mails.ts';
import type { Services } from '../services.ts';
import { openVersion } from './versions.ts';

/** Makes what opens the files of a mail, from the documents' versions and the file store. */
export const makeAttachmentOpener =
  (services: Pick<Services, 'blobs' | 'db'>): OpenAttachments =>
  async (mailId) => {
    const rows = await services.db
      .selectFrom('mail_attachments')
      .select(['filename', 'version_id', 'blob'])
      .where('mail_id', '=', mailId)
      .orderBy('position')
      .execute();
    return rows.map(({ filename, version_id, blob }) => ({
      filename,
      open: async () =>
        version_id === null
          ? Readable.from(await services.blobs.read(blob!), { objectMode: false })
          : (await openVersion(services, version_id)).stream(),
    }));
  };
