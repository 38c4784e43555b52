import {
  Autocomplete as PlainAutocomplete,
  type AutocompleteProps,
  type ComboboxItem,
  type ComboboxProps,
  MultiSelect as PlainMultiSelect,
  type MultiSelectProps,
  type OptionsFilter,
  Select as PlainSelect,
  type SelectProps,
  TagsInput as PlainTagsInput,
  type TagsInputProps,
} from '@mantine/core';
import { fittingFirst } from '@ribambelle/domain/base/fitting.ts';
import { type FocusEvent, useState } from 'react';

/** The feet of tabs, panels and dialogs, which stay in view with the button that saves. */
const FEET = '.office-tab-foot, .office-panel-foot, .office-dialog-foot';

/**
 * Returns the height of the foot beneath a field, in pixels from the window's lower edge; 0 without
 * one.
 */
function footBeneath(field: Element): number {
  for (let around = field.parentElement; around !== null; around = around.parentElement) {
    const foot = around.querySelector(FEET);
    if (foot !== null) return Math.max(0, window.innerHeight - foot.getBoundingClientRect().top);
  }
  return 0;
}

/**
 * Returns the props of a list that is drawn once the focus is on its field. A field names the list
 * that it opens for users of a screen reader, and can only name a list that is drawn; drawing the
 * closed lists of all fields costs too much, because a list with its filters has hundreds of
 * choices. The list opens upwards rather than over the button that saves, which is pressed next.
 */
function useDrawnList(props: {
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  comboboxProps?: ComboboxProps | undefined;
}) {
  const [near, setNear] = useState(false);
  const [foot, setFoot] = useState(0);
  return {
    comboboxProps: {
      middlewares: { flip: { padding: { bottom: foot } } },
      ...props.comboboxProps,
      keepMounted: near,
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setNear(true);
      setFoot(footBeneath(event.currentTarget));
      props.onFocus?.(event);
    },
  };
}

/**
 * Filters the options that fit the typed words, in any spelling, the best first and within their
 * groups.
 */
const byFit: OptionsFilter = ({ options, search, limit }) => {
  const fittingItems = (items: readonly ComboboxItem[]) =>
    fittingFirst(items, { typed: search, textOf: ({ label }) => label });
  const single_options = options.flatMap((option) => ('group' in option ? [] : [option]));
  const groups = options
    .flatMap((option) => ('group' in option ? [option] : []))
    .map(({ group, items }) => ({ group, items: [...fittingItems(items)] }))
    .filter(({ items }) => items.length > 0);
  return [...fittingItems(single_options), ...groups].slice(0, limit);
};

/** A field for one choice of several. */
export function Select(props: SelectProps) {
  return <PlainSelect filter={byFit} {...props} {...useDrawnList(props)} />;
}

/** A field for several choices. */
export function MultiSelect(props: MultiSelectProps) {
  return <PlainMultiSelect filter={byFit} {...props} {...useDrawnList(props)} />;
}

/** A field for typed words, some of which are offered while typing. */
export function TagsInput(props: TagsInputProps) {
  const [open, setOpen] = useState(false);
  return (
    <PlainTagsInput
      filter={byFit}
      {...props}
      {...useDrawnList(props)}
      dropdownOpened={open}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onClick={() => setOpen(true)}
      onSearchChange={(text) => {
        if (text !== '') setOpen(true);
        props.onSearchChange?.(text);
      }}
    />
  );
}

/** A text field with suggestions. */
export function Autocomplete(props: AutocompleteProps) {
  return <PlainAutocomplete filter={byFit} {...props} {...useDrawnList(props)} />;
}
