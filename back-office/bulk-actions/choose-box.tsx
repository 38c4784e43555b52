/**
 * A box that chooses a row or takes the choice back; a click on it opens nothing. It is a plain box
 * styled by lists.css, because a long list has one for each row and the library's box has seven
 * parts.
 */
export function ChooseBox(props: {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { label, checked, indeterminate = false, onChange } = props;
  return (
    <input
      type="checkbox"
      className="office-choose"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box !== null) box.indeterminate = indeterminate;
      }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
