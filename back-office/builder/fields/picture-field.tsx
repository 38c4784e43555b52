import { PicturePicker } from '../../library/picture-picker.tsx';
import { type FieldProps, shapeOf } from './field-props.ts';

/** A picture of the library, or one of our drawings. */
export function PictureField(props: FieldProps<'picture'>) {
  const { label, path, value, onChange, place } = props;
  const { nullable } = shapeOf(props.shape);
  // of several pictures the site shows the first
  const address: unknown = Array.isArray(value) ? value[0] : value;
  return (
    <div data-setting={path}>
      <PicturePicker
        label={label}
        value={typeof address === 'string' && address !== '' ? address : null}
        disabled={place.disabled}
        onChange={(chosen) => onChange(path, chosen ?? (nullable ? null : ''))}
      />
    </div>
  );
}
