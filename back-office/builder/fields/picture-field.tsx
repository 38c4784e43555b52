import { PicturePicker } from '../../library/picture-picker.tsx';
import { type FieldProps, shapeOf } from './field-props.ts';

/** A picture of the library, or one of our drawings. */
export function PictureField(props: FieldProps<'picture'>) {
  const { label, path, value, onChange, place } = props;
  const { nullable } = shapeOf(props.shape);
  return (
    <div data-setting={path}>
      <PicturePicker
        label={label}
        value={typeof value === 'string' && value !== '' ? value : null}
        disabled={place.disabled}
        onChange={(address) => onChange(path, address ?? (nullable ? null : ''))}
      />
    </div>
  );
}
