import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, Inline, Stack, Text, TextLink, theme } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { documentsConversionMessages as messages } from '../conversion-messages.ts';

export interface ConversionCheckProps {
  document: RequestDocument;
  /** Address of the picture of a page, counted from 1. */
  getPageUrl: (document: RequestDocument, page: number) => string;
  getDownloadUrl: (document: RequestDocument) => string;
  /** Says that the PDF shows what it should; what throws has told so by itself. */
  onAccept: (document: RequestDocument) => Promise<void>;
}

const shownPages = 6;

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.canvas};
`;

const Page = styled.img`
  width: 112px;
  max-width: 100%;
  height: auto;
  border: 1px solid ${theme.color.hairline};
  background: #fff;
`;

/** Shows a PDF that we made of another file, and lets its sender accept it; afterwards a line that says so. */
export function ConversionCheck({ document, getPageUrl, getDownloadUrl, onAccept }: ConversionCheckProps) {
  const { formatMessage } = useIntl();
  const [isAccepting, setIsAccepting] = useState(false);
  const { conversion, name, page_count: count } = document;
  if (!conversion) return null;
  const values = { kind: conversion.from };
  if (conversion.is_accepted)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.accepted} values={values} />
      </Text>
    );
  const accept = async () => {
    setIsAccepting(true);
    await onAccept(document).catch(() => undefined);
    setIsAccepting(false);
  };
  const pages = Array.from({ length: Math.min(count, shownPages) }, (_, index) => index + 1);
  return (
    <Frame aria-label={`${formatMessage(messages.checkTitle)}: ${name}`}>
      <Stack gap={1}>
        <Text weight="medium">
          <FormattedMessage {...messages.checkTitle} />
        </Text>
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.checkText} values={values} />
        </Text>
      </Stack>
      <Inline gap={2}>
        {pages.map((page) => (
          <Page key={page} src={getPageUrl(document, page)} alt={formatMessage(messages.page, { name, page })} />
        ))}
      </Inline>
      <Inline gap={4}>
        <Button
          size="small"
          aria-label={formatMessage(messages.acceptNamed, { name })}
          isLoading={isAccepting}
          onClick={() => void accept()}
        >
          <FormattedMessage {...messages.accept} />
        </Button>
        <TextLink href={getDownloadUrl(document)} target="_blank">
          <FormattedMessage {...messages.open} />
        </TextLink>
      </Inline>
    </Frame>
  );
}
