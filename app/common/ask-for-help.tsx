import type { SupportContact as Contact } from '@sigillum/api-contracts/business/schemas.ts';
import { useSyncExternalStore } from 'react';
import { useRoot } from '../layouts/use-root.ts';
import { readSendersHelp } from './senders-help.ts';
import { SupportContact } from './support-contact.tsx';

const neverChanges = () => () => undefined;

/**
 * Whom one may ask, on a page that tells of a failure: the own organisation's contact, else that of whoever has sent the request that was
 * open last. Nothing where neither names anybody.
 */
export function AskForHelp() {
  const { help } = useRoot();
  const noted = useSyncExternalStore(neverChanges, readSendersHelp, () => undefined);
  const contact = hasContact(help) ? help : noted;
  return contact ? <SupportContact {...contact} /> : null;
}

const hasContact = (contact: Contact | undefined): contact is Contact =>
  contact !== undefined && (contact.email !== null || contact.phone !== null);
