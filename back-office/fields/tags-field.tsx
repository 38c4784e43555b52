import type { ReactNode } from 'react';
import { TagsInput } from './choices.tsx';

/** The tags of a record: known ones are offered, others can be typed. */
export function TagsField(props: {
  label: string;
  description?: string;
  known: readonly string[];
  value?: readonly string[];
  onChange: (tags: string[]) => void;
  error?: ReactNode;
}) {
  return (
    <TagsInput
      label={props.label}
      description={props.description}
      data={[...props.known]}
      value={[...(props.value ?? [])]}
      onChange={props.onChange}
      error={props.error}
      splitChars={[',', ';']}
      maxTags={20}
      acceptValueOnBlur
      clearable
    />
  );
}
