import { ActionIcon, Button, Fieldset, Group, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Field } from '@ribambelle/elements/form.ts';
import { Icon } from '../../shell/icons.tsx';
import { isRecord } from '../edits.ts';
import {
  ChoiceField,
  ChoicesField,
  CssField,
  LinkField,
  NumberField,
  SwitchField,
} from './choice-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { GroundField, SidesField } from './ground-fields.tsx';
import { OrderedField } from './ordered-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RecordsField } from './records-field.tsx';
import { RichField, WordsField } from './words-field.tsx';

/**
 * Returns a function that names a setting, by its path; some have a name of their own in one
 * element.
 */
export function useSettingName(element = ''): (path: string) => string {
  const texts = useTexts('office-elements');
  const names: Readonly<Record<string, string>> = texts.fields;
  const own_names: Readonly<Record<string, string>> = texts.own_fields;
  return (path) => {
    const name = path.split('.').at(-1) ?? path;
    return own_names[`${element} ${name}`] ?? names[name] ?? name;
  };
}

/** The field of a setting, by its kind. */
export function SettingField(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'words':
      return <WordsField {...props} field={field} />;
    case 'rich':
      return <RichField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'choices':
      return <ChoicesField {...props} field={field} />;
    case 'switch':
      return <SwitchField {...props} field={field} />;
    case 'number':
    case 'hour':
      return <NumberField {...props} field={field} />;
    case 'length':
    case 'ratio':
    case 'colour':
      return <CssField {...props} field={field} />;
    case 'link':
      return <LinkField {...props} field={field} />;
    case 'picture':
      return <PictureField {...props} field={field} />;
    case 'ordered':
      return <OrderedField {...props} field={field} />;
    case 'records':
      return <RecordsField {...props} field={field} />;
    case 'ground':
      return <GroundField {...props} field={field} />;
    case 'sides':
      return <SidesField {...props} field={field} />;
    case 'rows':
      return <RowFields {...props} field={field} />;
  }
}

/** Rows with fields of their own: the questions of a list, the links of a bar. */
function RowFields(props: FieldProps<'rows'>) {
  const { field, label, path, shape, value, onChange, place } = props;
  const texts = useTexts('office-builder');
  const nameOf = useSettingName();
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const shapes = shape.items?.properties ?? {};
  const isFull = rows.length >= (shape.maxItems ?? 50);
  return (
    <Fieldset legend={label} p="sm" data-setting={path}>
      <Stack gap="md">
        {rows.map((row, index) => (
          <Group key={keyOf(row, index)} align="start" gap="xs" wrap="nowrap">
            <Stack gap="xs" flex={1} miw={0} role="group" aria-label={texts.row(index + 1)}>
              {Object.entries<Field>(field.fields).map(([name, inner]) => (
                <SettingField
                  key={name}
                  field={inner}
                  shape={shapes[name] ?? {}}
                  label={nameOf(name)}
                  path={`${path}.${index}.${name}`}
                  value={isRecord(row) ? row[name] : undefined}
                  onChange={onChange}
                  place={place}
                />
              ))}
            </Stack>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.remove_row(index + 1)}
              disabled={place.disabled || rows.length <= (shape.minItems ?? 0)}
              onClick={() => onChange(path, rows.toSpliced(index, 1))}
            >
              <Icon name="close" size={14} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="subtle"
          size="compact-sm"
          mr="auto"
          disabled={place.disabled || isFull}
          onClick={() => onChange(path, [...rows, newRow(field, 'id' in shapes)])}
        >
          {texts.add_row}
        </Button>
      </Stack>
    </Fieldset>
  );
}

const keyOf = (row: unknown, index: number): string =>
  isRecord(row) && typeof row['id'] === 'string' ? row['id'] : `${index}`;

/** Returns a row with an id where rows have one, and the page of activities for a link. */
function newRow(field: FieldProps<'rows'>['field'], identified: boolean) {
  const links = Object.entries<Field>(field.fields).filter(([, { kind }]) => kind === 'link');
  return {
    ...(identified ? { id: crypto.randomUUID().slice(0, 8) } : {}),
    ...Object.fromEntries(links.map(([name]) => [name, '/activities'])),
  };
}
