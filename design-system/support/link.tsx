import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** What any link of the design system hands to the link component: the props of an anchor. */
export type LinkProps = ComponentProps<'a'>;

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/**
 * Tells every link inside which component renders it, so that an app can hand over its router's link.
 * `component` receives the props of an anchor with `href`; without a provider links are plain anchors.
 */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link that all linking components style. */
export function LinkAnchor(props: LinkProps) {
  const Component = useContext(LinkContext);
  return Component === null ? <a {...props} /> : <Component {...props} />;
}
