import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Collection } from 'react-aria-components/Collection';
import { Spinner } from '../components/Spinner.tsx';
import { OptionGroup, OptionLine, OptionList, OptionNote, OptionSheet } from './combobox-style.ts';

/** One line of the list of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A second, smaller line. */
  description?: string;
  /** Title of the group it stands in; options of one group stand together. */
  group?: string;
  isDisabled?: boolean;
}

/** An option, or a group of them, as React Aria's collections want it. */
export type OptionNode = { id: string; option: ComboboxOption } | { id: string; group: string; nodes: OptionNode[] };

/** Puts options under their groups, in the order in which the groups come up first. */
export function groupOptions(options: readonly ComboboxOption[]): OptionNode[] {
  const nodes: OptionNode[] = [];
  for (const option of options) {
    const node = { id: option.value, option };
    const known = nodes.find((one) => 'group' in one && one.group === option.group);
    if (option.group === undefined) nodes.push(node);
    else if (known && 'group' in known) known.nodes.push(node);
    else nodes.push({ id: `group ${option.group}`, group: option.group, nodes: [node] });
  }
  return nodes;
}

export interface OptionChoicesProps {
  /** Said when nothing matches; without it the list stays away then. */
  emptyText?: ReactNode;
  /** Given, the list is on its way, and this says so. */
  loadingText?: ReactNode;
}

/** The list of a combobox. */
export function OptionChoices({ emptyText, loadingText }: OptionChoicesProps) {
  const note =
    loadingText === undefined ? (
      <OptionNote>{emptyText}</OptionNote>
    ) : (
      <OptionNote>
        <Spinner />
        {loadingText}
      </OptionNote>
    );
  return (
    <OptionSheet offset={4}>
      <OptionList renderEmptyState={() => note}>{renderNode}</OptionList>
    </OptionSheet>
  );
}

function renderNode(node: unknown): ReactNode {
  const one = node as OptionNode;
  if ('group' in one)
    return (
      <OptionGroup id={one.id}>
        <Header>{one.group}</Header>
        <Collection items={one.nodes}>{renderNode}</Collection>
      </OptionGroup>
    );
  const { label, description, isDisabled } = one.option;
  return (
    <OptionLine id={one.id} textValue={label} {...(isDisabled && { isDisabled })}>
      <span>{label}</span>
      {description === undefined ? null : <small>{description}</small>}
    </OptionLine>
  );
}
