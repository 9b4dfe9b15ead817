import { theme, zIndex } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { AppFooter } from './app-footer.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { layoutsMessages as messages } from './messages.ts';
import { TestSystemNote } from './test-system-note.tsx';
import { contentId } from './use-focus-content.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: var(--window-height, 100dvh);
`;

const SkipLink = styled.a`
  position: fixed;
  top: ${theme.space[2]};
  left: ${theme.space[2]};
  z-index: ${zIndex.snackbar};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  translate: 0 -200%;

  &:focus-visible {
    translate: none;
  }
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** What every layout consists of: skip link, notices, toolbar, content, footer. */
export function PageFrame({
  toolbar,
  children,
  hasFooter = true,
}: {
  toolbar: ReactNode;
  children: ReactNode;
  hasFooter?: boolean;
}) {
  return (
    <Page>
      <SkipLink href={`#${contentId}`} data-screen-only>
        <FormattedMessage {...messages.skip} />
      </SkipLink>
      <TestSystemNote />
      <MaintenanceBanner />
      {toolbar}
      <Main id={contentId} tabIndex={-1}>
        {children}
      </Main>
      {hasFooter && <AppFooter />}
    </Page>
  );
}
