import { createElement, type FunctionComponent, type SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/**
 * An icon from the drawing within its svg. The drawing is one string for server and browser alike, so that React neither walks nor compares its
 * lines; what all icons have in common stands in GlobalStyle. An icon without a name of its own is decoration.
 */
export function makeIcon(drawing: string): FunctionComponent<IconProps> {
  const content = { __html: drawing };
  return function Icon(props) {
    const isNamed = props['aria-label'] !== undefined || props.role !== undefined;
    return createElement('svg', {
      'data-icon': '',
      viewBox: '0 0 24 24',
      'aria-hidden': isNamed ? undefined : true,
      ...props,
      dangerouslySetInnerHTML: content,
    });
  };
}
