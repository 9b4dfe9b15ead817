import type { VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { maxVisualSignatures } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { Button, Card, EmptyState, PenLine, Text, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { ProfileFrame } from '../../user/components/profile-frame.tsx';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { VisualSignatureCard, type VisualSignatureCardProps } from './visual-signature-card.tsx';

export interface VisualSignaturesViewProps extends Omit<VisualSignatureCardProps, 'signature' | 'imageUrl'> {
  signatures: readonly VisualSignature[];
  getImageUrl: (signature: VisualSignature) => string;
  onCreate: () => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[4]};

  > :first-child {
    flex: 1 1 20rem;
    max-width: 40rem;
  }
`;

/** A person's visual signatures: how each looks, which one is the default, and what can be done with them. */
export function VisualSignaturesView({ signatures, getImageUrl, onCreate, ...acts }: VisualSignaturesViewProps) {
  const isEmpty = signatures.length === 0;
  const create = (
    <Button icon={<PenLine aria-hidden />} onClick={onCreate}>
      <FormattedMessage {...messages.create} />
    </Button>
  );
  return (
    <ProfileFrame href="/profile/visual-signature">
      <Head>
        <Text tone="soft">
          <FormattedMessage {...messages.text} />
        </Text>
        {isEmpty || signatures.length >= maxVisualSignatures ? null : create}
      </Head>
      {isEmpty ? (
        <Card padding="none">
          <EmptyState icon={<PenLine />} title={<FormattedMessage {...messages.emptyTitle} />} actions={create}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        </Card>
      ) : (
        <List>
          {signatures.map((signature) => (
            <li key={signature.id}>
              <VisualSignatureCard signature={signature} imageUrl={getImageUrl(signature)} {...acts} />
            </li>
          ))}
        </List>
      )}
    </ProfileFrame>
  );
}
