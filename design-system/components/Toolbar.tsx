import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, until } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { containerWidth, toolbarExtensionHeight, toolbarHeight } from '../tokens/scales.ts';
import { zIndex } from '../tokens/z-index.ts';

export interface ToolbarProps {
  /** Drawer button and logo. */
  start?: ReactNode;
  /** Navigation, from 1280 px on beside the logo. */
  children?: ReactNode;
  /** Account menu and the like. */
  end?: ReactNode;
  /** The strip below, a ToolbarExtension. */
  extension?: ReactNode;
  /** Its edges are those of the page's Container; otherwise those of the window. */
  isContained?: boolean;
}

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex.toolbar};
  background: ${theme.color.paper};
  border-bottom: 1px solid ${theme.color.hairline};

  @media print {
    position: static;
  }
`;

const Row = styled.div`
  display: flex;
  /* With large letters in a small window the end stands on a line of its own. */
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[2]};
  min-height: ${toolbarHeight}px;
  padding-inline: ${theme.space[4]};

  &[data-contained] {
    width: 100%;
    max-width: ${containerWidth}px;
    margin-inline: auto;
  }
  ${from.sm} {
    padding-inline: ${theme.space[5]};
  }
  ${from.lg} {
    column-gap: ${theme.space[6]};
  }
`;

const Part = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  height: ${toolbarHeight}px;

  &[data-part='middle'] {
    flex: 1;
  }
  &[data-part='end'] {
    max-width: 100%;
    margin-left: auto;
  }
  ${until.lg} {
    &[data-part='start'] {
      flex: 0 1 auto;
    }
  }
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: ${toolbarExtensionHeight}px;
  padding-inline: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  overflow-x: auto;
  scrollbar-width: none;

  ${from.sm} {
    padding-inline: ${theme.space[5]};
  }
`;

/** The bar at the top of every page, 64 px high. */
export function Toolbar({ start, children, end, extension, isContained = false }: ToolbarProps) {
  return (
    <Header>
      <Row data-contained={isContained || undefined}>
        <Part data-part="start">{start}</Part>
        <Part data-part="middle" data-screen-only>
          {children}
        </Part>
        <Part data-part="end" data-screen-only>
          {end}
        </Part>
      </Row>
      {extension}
    </Header>
  );
}

/** The strip under the toolbar, 48 px high, for tabs or the steps of a task. */
export function ToolbarExtension({ children }: { children: ReactNode }) {
  return <Strip data-screen-only>{children}</Strip>;
}
