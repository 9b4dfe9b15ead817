/** One text of the product. In the bundles only the id is left: the texts travel by the screen that says them. */
export interface MessageText {
  /** `<area>.<place>.<thing>`, or the key that the specification or a problem gives it. */
  id: string;
  /** English, in ICU syntax. */
  defaultMessage: string;
  /** Where it stands and what its placeholders mean, for translators. */
  description: string;
}

/** Declares an area's texts. (react-intl's own function would fix every text to "no placeholders" in its types.) */
export const defineMessages = <Name extends string>(
  messages: Record<Name, MessageText>,
): Readonly<Record<Name, MessageText>> => messages;
