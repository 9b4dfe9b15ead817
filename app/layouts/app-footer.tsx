import { Container, from, roomToPress, theme } from '@sigillum/design-system';
import { LinkAnchor } from '@sigillum/design-system/support/link.tsx';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { commonMessages } from '../common/messages.ts';
import { languageTags } from '../i18n/locales.ts';
import { useDocument } from '../providers.tsx';
import { listLanguages, writeAddressIn } from './languages.ts';
import { layoutsMessages as messages } from './messages.ts';
import { useRoot } from './use-root.ts';

const Line = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};

  ${from.md} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
  ul {
    display: flex;
    list-style: none;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[4]};
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
    ${roomToPress}
  }
  a[aria-current] {
    color: ${theme.color.ink};
    font-weight: 600;
    text-decoration: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
`;

/** Languages as plain links, which also work before scripts do; an account picks its own in the toolbar. */
function LanguageLinks() {
  const intl = useIntl();
  const { locale: current } = useDocument();
  const { visitId } = useRoot();
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={intl.formatMessage(commonMessages.language)}>
      {listLanguages(visitId !== undefined, current).map(({ locale, code, name }) => (
        <li key={code}>
          <a
            href={writeAddressIn(code, pathname, search)}
            lang={languageTags[locale]}
            hrefLang={languageTags[locale]}
            aria-current={locale === current || undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const trustTexts = { all: messages.localTrust, some: messages.localTrustPartly } as const;

/** The end of a page: who signs here, and the languages. */
export function AppFooter() {
  const { person, localTrust, hasContactForm } = useRoot();
  const { pathname } = useLocation();
  const write = (href: string, text: MessageDescriptor) => (
    <LinkAnchor href={href} aria-current={pathname === href ? 'page' : undefined}>
      <FormattedMessage {...text} />
    </LinkAnchor>
  );
  const contact = hasContactForm && write('/contact', messages.contact);
  return (
    <footer>
      <Line>
        <p>{localTrust !== 'none' && <FormattedMessage {...trustTexts[localTrust]} />}</p>
        {person ? (
          <Choices data-screen-only>
            {contact}
            <a href="/api-docs">
              <FormattedMessage {...messages.apiDocumentation} />
            </a>
          </Choices>
        ) : (
          <Choices data-screen-only>
            {contact}
            {write('/verify', messages.verify)}
            <LanguageLinks />
          </Choices>
        )}
      </Line>
    </footer>
  );
}
