/** What the docs page of a component says, always in this order. */
export interface ComponentDocs {
  /** What it is for, in a sentence. */
  purpose: string;
  when: string;
  /** And what to take instead. */
  whenNot: string;
  /** Keys, roles and what is read out. */
  accessibility: string;
}

/** The text of a component's docs page, for `parameters.docs.description.component`. */
export const describeComponent = ({ purpose, when, whenNot, accessibility }: ComponentDocs): string =>
  [purpose, `**When.** ${when}`, `**When not.** ${whenNot}`, `**Accessibility.** ${accessibility}`].join('\n\n');
