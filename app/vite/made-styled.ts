import type { ComponentType, ElementType, Key, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';

type Props = Record<string, unknown>;

/** A component that a build has made of a styled one. */
interface Made {
  (props: Props, key?: Key, make?: typeof jsx): ReactElement;
  target: ElementType;
  className: string;
  attrs: Props | undefined;
}

const made = new WeakSet<object>();
/** Such a component has no state and asks no context: it may be called where it stands (flat-jsx.ts). */
export const isMade = (target: unknown): target is Made => typeof target === 'function' && made.has(target);

/**
 * What is left of styled-components in a build: an element or a component with a class, whose rules are in the sheet. `as`, `forwardedAs` and
 * `attrs` mean what they mean there; a styled component that is styled again is one element with both classes.
 */
export function makeStyled(styled: ElementType | Made, ownClass: string, ownAttrs?: Props): ComponentType<Props> {
  const base = isMade(styled) ? styled : undefined;
  const target = base ? base.target : (styled as ElementType);
  const className = base ? `${base.className} ${ownClass}` : ownClass;
  const attrs = base?.attrs ? { ...base.attrs, ...ownAttrs } : ownAttrs;
  function Styled(props: Props, key?: Key, make = jsx): ReactElement {
    if (!attrs && props['as'] === undefined && props['forwardedAs'] === undefined) {
      const { className: given } = props;
      return make(target, { ...props, className: given ? `${className} ${given as string}` : className }, key);
    }
    const { as, forwardedAs, className: given, ...rest } = attrs ? { ...props, ...attrs } : props;
    if (attrs?.['style'] && props['style']) rest['style'] = { ...props['style'], ...attrs['style'] };
    const names =
      attrs?.['className'] && props['className'] ? `${given as string} ${props['className'] as string}` : given;
    rest['className'] = names ? `${className} ${names as string}` : className;
    if (forwardedAs) rest['as'] = forwardedAs;
    return make((as as ElementType | undefined) ?? target, rest, key);
  }
  const component = Object.assign(Styled, { target, className, attrs });
  made.add(component);
  return component;
}
