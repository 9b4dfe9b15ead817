import { createContext, type ReactNode, useContext } from 'react';

/** Keeps the HTML of what a server draws again and again. A browser has none: there all is drawn as it is written. */
export interface HtmlKeeper {
  /** A text that stands for what was drawn from the same before. */
  insert(from: string): string | undefined;
  /** Texts before and after what is drawn, by which it is found in the page and kept. */
  mark(from: string): readonly [before: string, after: string];
}

export const HtmlKeeperContext = createContext<HtmlKeeper | undefined>(undefined);

export interface KeptProps {
  /**
   * All that the children are drawn from, with what comes by context: language, zone, who looks. Whoever asks React for an id within them has the
   * id of whoever draws them here, too (`useId`), for it says where in the page they stand. Asked on a server alone.
   */
  from: () => string;
  /** Elements, which have no text beside them. */
  children: () => ReactNode;
}

/** What a server that has drawn the same before sends as it was; in a browser simply its children. */
export function Kept({ from, children }: KeptProps): ReactNode {
  const keeper = useContext(HtmlKeeperContext);
  const told = keeper && from();
  const inserted = told === undefined ? undefined : keeper?.insert(told);
  if (inserted !== undefined) return inserted;
  const marks = told === undefined ? undefined : keeper?.mark(told);
  // Without marks, too, there are three places: React's ids count them.
  return (
    <>
      {marks?.[0]}
      {children()}
      {marks?.[1]}
    </>
  );
}
