import { TextInput } from '@mantine/core';
import { type FieldProps, shapeOf } from './field-props.ts';

/** A picture of the site. */
export function PictureField(props: FieldProps<'picture'>) {
  const { label, path, value, onChange, place } = props;
  const { nullable } = shapeOf(props.shape);
  return (
    <TextInput
      label={label}
      data-setting={path}
      value={typeof value === 'string' ? value : ''}
      disabled={place.disabled}
      onChange={(event) =>
        onChange(path, event.target.value === '' && nullable ? null : event.target.value)
      }
    />
  );
}
