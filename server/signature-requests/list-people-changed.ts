import type { EventData } from '../evidence/event.ts';

type Changed = readonly { email: string; group_name: string | null }[];

const listEmails = (rows: Changed) => rows.flatMap(({ email, group_name }) => (group_name === null ? [email] : []));
const listGroups = (rows: Changed) => rows.flatMap(({ group_name }) => group_name ?? []);
const unlessEmpty = (name: keyof EventData, list: string[]): EventData => (list.length ? { [name]: list } : {});

/** Who came into a request, for the evidence: people by address, groups by name. */
export const listPeopleAdded = (signers: Changed, observers: Changed): EventData => ({
  ...unlessEmpty('signersAdded', listEmails(signers)),
  ...unlessEmpty('observersAdded', listEmails(observers)),
  ...unlessEmpty('signerGroupsAdded', listGroups([...signers, ...observers])),
});

/** Who left a request, likewise. */
export const listPeopleRemoved = (signers: Changed, observers: Changed): EventData => ({
  ...unlessEmpty('signersRemoved', listEmails(signers)),
  ...unlessEmpty('observersRemoved', listEmails(observers)),
  ...unlessEmpty('signerGroupsRemoved', listGroups([...signers, ...observers])),
});
