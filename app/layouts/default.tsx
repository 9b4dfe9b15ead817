import { Container, from, theme } from '@sigillum/design-system';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { AppToolbar } from './app-toolbar.tsx';
import { PageFrame } from './page-frame.tsx';

export { loader } from './load-layout.ts';

const Content = styled(Container)`
  padding-block: ${theme.space[5]} ${theme.space[7]};
  ${from.sm} {
    padding-block: ${theme.space[6]} ${theme.space[8]};
  }
`;

/** Pages of an account: places at the top, one column of content. */
export default function DefaultLayout() {
  return (
    <PageFrame toolbar={<AppToolbar />}>
      <Content>
        <Outlet />
      </Content>
    </PageFrame>
  );
}
