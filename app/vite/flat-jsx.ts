import type { ElementType, Key, ReactElement } from 'react';
import { jsx as makeElement, jsxs as makeWithChildren } from 'react/jsx-runtime';
import { isMade } from './made-styled.ts';

export { Fragment } from 'react/jsx-runtime';

/**
 * What a server's bundle makes its elements with: a styled component is its element at once. React would have to call each of them, of which a page
 * has hundreds, and find out that none of them holds anything. In the browser, where elements live on, all is as written.
 */
export const jsx = (type: ElementType, props: Record<string, unknown>, key?: Key): ReactElement =>
  isMade(type) ? type(props, key) : makeElement(type, props, key);

/** The same with children as they are written, which need no keys. */
export const jsxs = (type: ElementType, props: Record<string, unknown>, key?: Key): ReactElement =>
  isMade(type) ? type(props, key, makeWithChildren) : makeWithChildren(type, props, key);
