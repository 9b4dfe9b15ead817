import type { ApiUser } from '@sigillum/api-contracts/business/api-user.ts';
import type { Seal, SealMember } from '@sigillum/api-contracts/seals/schemas.ts';
import { Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { sealsMessages as messages } from '../messages.ts';
import { SealCertificateCard } from './seal-certificate-card.tsx';
import { SealImageCard } from './seal-image-card.tsx';
import { SealLabelCard } from './seal-label-card.tsx';
import { SealEventsCard, type SealTrail } from './seal-events-card.tsx';
import { SealMembersCard } from './seal-members-card.tsx';
import { SealProgramsCard } from './seal-programs-card.tsx';

export interface SealViewProps {
  seal: Seal;
  /** People of the business who are no members of the seal. */
  others: readonly SealMember[];
  apiUsers: readonly ApiUser[];
  trail: SealTrail;
  /** Where the browser finds the image; undefined without one. */
  imageUrl: string | undefined;
}

/** One seal: label, image, members and certificate, each changed by itself. */
export function SealView({ seal, others, apiUsers, trail, imageUrl }: SealViewProps) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text>
          <TextLink href="/business/seals">
            <FormattedMessage {...messages.back} />
          </TextLink>
        </Text>
        <Heading level={1}>{seal.label}</Heading>
        <Text tone="soft">{seal.name}</Text>
      </Stack>
      <SealLabelCard label={seal.label} />
      <SealImageCard imageUrl={imageUrl} />
      <SealMembersCard members={seal.members ?? []} others={others} />
      <SealProgramsCard usernames={seal.apiUsers ?? []} apiUsers={apiUsers} />
      <SealCertificateCard certificate={seal.certificate} />
      <SealEventsCard trail={trail} />
    </Stack>
  );
}
