import type { Answer } from '@ribambelle/api/client.ts';
import { hasSeveral } from '@ribambelle/domain/custom-fields/answer-types.ts';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AnswerField, type Given } from './answer-field.tsx';

/**
 * Answers to custom fields in a form, by the id of their field: the paths of the server's errors.
 */
export type GivenData = Record<string, Given>;

type Owner = Pick<Answer<'getOfficeCustomer'>, 'custom_fields' | 'custom_data'>;

/** Returns the answers of a family or participant as a form keeps them. */
export function givenOf({ custom_fields, custom_data }: Owner): GivenData {
  const answers = new Map(custom_data.map(({ field_id, data }) => [field_id, data]));
  return Object.fromEntries(
    custom_fields.map(({ id, type }) => [
      String(id),
      answers.get(id) ?? (hasSeveral(type) ? [] : ''),
    ]),
  );
}

/**
 * Returns the answers to send: all of them, or null when none was touched, so that a change of a
 * phone number does not require missing answers.
 */
export function entriesOf(owner: Owner, values: GivenData) {
  if (JSON.stringify(givenOf(owner)) === JSON.stringify(values)) return null;
  return Object.entries(values).map(([id, data]) => ({
    field_id: Number(id),
    data: typeof data === 'string' ? data : [...data],
  }));
}

interface Bound {
  readonly value?: Given;
  readonly onChange: (value: Given) => void;
  readonly error?: ReactNode;
}

/** The custom fields of a form; `bind` connects a field to a path of the form. */
export function CustomDataFields({ owner, bind }: { owner: Owner; bind: (path: string) => Bound }) {
  return (
    <Stack gap="sm">
      {owner.custom_fields.map((field) => {
        const { value = '', onChange, error } = bind(`custom_data.${field.id}`);
        return (
          <AnswerField
            key={field.id}
            field={field}
            value={value}
            onChange={onChange}
            error={error}
          />
        );
      })}
    </Stack>
  );
}
