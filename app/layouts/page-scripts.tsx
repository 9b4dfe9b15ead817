import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts as useScripts } from 'react-router';
import { useDocument } from '../providers.tsx';
import { beginScripts } from './begin-scripts.ts';

type ScriptElement = ReactElement<{ type?: string; children?: ReactNode }, string>;

/** The scripts that the router has made, without its links, which would ask for every chunk before the page's own sheet. */
function findScripts(node: ReactNode): ScriptElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === 'script' ? [child as ScriptElement] : findScripts(child.props.children);
  });
}

/** The router's scripts: what the page knows at once, and its code once the page is painted. In development as the router has it. */
export function PageScripts() {
  const { nonce, scripts } = useDocument();
  const made = useScripts({ nonce });
  if (import.meta.env.DEV) return made;
  const found = findScripts(made);
  if (found.length === 0) return null;
  return (
    <>
      {found.map((script) =>
        script.props.type === 'module'
          ? cloneElement(script, { type: 'text/plain', 'data-scripts': JSON.stringify(scripts) } as object)
          : script,
      )}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beginScripts }} />
    </>
  );
}
