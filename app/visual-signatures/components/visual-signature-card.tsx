import type { VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { Badge, Button, Card, Heading, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { VisualSignaturePreview } from './visual-signature-preview.tsx';

export interface VisualSignatureCardProps {
  signature: VisualSignature;
  imageUrl: string;
  onEdit: (signature: VisualSignature) => void;
  onDelete: (signature: VisualSignature) => void;
  onChooseDefault: (signature: VisualSignature) => void;
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  height: 100%;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: auto;
`;

/** One visual signature, with what can be done with it. */
export function VisualSignatureCard(props: VisualSignatureCardProps) {
  const { signature, imageUrl, onEdit, onDelete, onChooseDefault } = props;
  const { formatMessage } = useIntl();
  const title = signature.alias ?? signature.name;
  return (
    <Card padding="snug">
      <Content>
        <Title>
          <Heading level={2} look="title">
            {title}
          </Heading>
          {signature.default ? (
            <Badge tone="pine">
              <FormattedMessage {...messages.default} />
            </Badge>
          ) : null}
        </Title>
        <VisualSignaturePreview url={imageUrl} name={signature.name} />
        <Acts>
          <Button
            variant="secondary"
            size="small"
            aria-label={formatMessage(messages.changeNamed, { title })}
            onClick={() => onEdit(signature)}
          >
            <FormattedMessage {...messages.change} />
          </Button>
          {signature.default ? null : (
            <Button
              variant="secondary"
              size="small"
              aria-label={formatMessage(messages.chooseDefaultNamed, { title })}
              onClick={() => onChooseDefault(signature)}
            >
              <FormattedMessage {...messages.chooseDefault} />
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={formatMessage(messages.deleteNamed, { title })}
            onClick={() => onDelete(signature)}
          >
            <FormattedMessage {...commonMessages.delete} />
          </Button>
        </Acts>
      </Content>
    </Card>
  );
}
