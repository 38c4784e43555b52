import { Checkbox } from '@mantine/core';

/** Chooses a row, or chooses it no longer; a click on it opens nothing. */
export function ChooseBox(props: {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { label, checked, indeterminate = false, onChange } = props;
  return (
    <span className="office-choose">
      <Checkbox
        size="xs"
        aria-label={label}
        {...{ checked, indeterminate }}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}
