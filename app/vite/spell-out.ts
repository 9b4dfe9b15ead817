import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const join = (beginnings: readonly string[], ends: readonly string[]): string[] =>
  beginnings.flatMap((beginning) => ends.map((end) => beginning + end));

const spellElement = (element: MessageFormatElement): string[] => {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.pound:
      return ['#'];
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => spellElements(value));
    case TYPE.tag:
      return spellElements(element.children);
    default:
      return [`{${element.value}}`];
  }
};

const spellElements = (elements: readonly MessageFormatElement[]): string[] =>
  elements.map(spellElement).reduce(join, ['']);

/** Every form that a text may take, as people read it: without tags, each choice made, values by their names in braces. */
export const spellOut = (text: string): string[] => spellElements(parse(text));
