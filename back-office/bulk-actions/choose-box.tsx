/**
 * Chooses a row, or chooses it no longer; a click on it opens nothing. A plain box, drawn by lists.css: of a long list there is one a row, and
 * the library's is made of seven parts.
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
