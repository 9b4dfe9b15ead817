import { Card, Container, from, Logo, theme } from '@sigillum/design-system';
import { LinkAnchor } from '@sigillum/design-system/support/link.tsx';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { productName } from '../title/name-page.ts';
import { LanguageMenu } from './language-menu.tsx';
import { PageFrame } from './page-frame.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export { loader } from './load-layout.ts';

/** Its edges are the footer's. */
const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[4]};
  ${from.sm} {
    padding-block: ${theme.space[5]};
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  > a {
    display: inline-flex;
    text-decoration: none;
    border-radius: ${theme.radius.control};
  }
`;

const Centre = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  justify-content: center;
  grid-template-columns: minmax(0, 460px);
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[7]};
  ${from.sm} {
    align-content: center;
    padding-bottom: ${theme.space[9]};
  }
`;

/** One matter on one card: logging in, signing up, a short answer. */
export default function SimpleLayout() {
  return (
    <PageFrame
      toolbar={
        <header>
          <Bar>
            <LinkAnchor href="/">
              <Logo name={productName} />
            </LinkAnchor>
            <span>
              <ThemeMenu />
              <LanguageMenu />
            </span>
          </Bar>
        </header>
      }
    >
      <Centre>
        <Card look="raised" tag="div">
          <Outlet />
        </Card>
      </Centre>
    </PageFrame>
  );
}
