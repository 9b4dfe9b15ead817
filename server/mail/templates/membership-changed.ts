import { action, entered, group, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

/** Whoever had no place yet has nothing to look at. */
export const writeMembershipChanged: Template<'membership-changed'> = (texts, values) => {
  const { change, businessName, personName, happenedAt, url } = values;
  const facts = {
    change,
    business: entered(businessName),
    person: entered(personName, mostOfName),
    date: texts.formatDate(happenedAt),
  };
  return group(
    paragraph(texts.formatRich('membership-changed.text', facts)),
    change === 'INVITATION_CANCELLED' ? null : action(texts, url, texts.format('membership-changed.action')),
  );
};
