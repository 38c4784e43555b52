import { Chip, Group, Input, NumberInput, Switch, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Autocomplete, Select } from '../../fields/choices.tsx';
import { type FieldProps, shapeOf, textOf, textsOf } from './field-props.ts';

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the names of the choices of a setting. */
function useChoiceNames(path: string): (choice: string) => string {
  const texts = useTexts('office-elements');
  const name = path.split('.').at(-1) ?? path;
  const all: Names = { ...texts.choices, allowed_status: texts.choices.status };
  return (choice) => all[name]?.[choice] ?? choice;
}

/** One of a few choices. */
export function ChoiceField({ label, path, shape, value, onChange, place }: FieldProps<'choice'>) {
  const nameOf = useChoiceNames(path);
  const choices = (shape.enum ?? []).map(String);
  return (
    <Select
      label={label}
      data-setting={path}
      data={choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
      value={textOf(value, shape)}
      allowDeselect={false}
      disabled={place.disabled}
      onChange={(choice) => onChange(path, choice ?? undefined)}
    />
  );
}

/** Any of a few choices. */
export function ChoicesField(props: FieldProps<'choices'>) {
  const { label, path, shape, value, onChange, place } = props;
  const nameOf = useChoiceNames(path);
  const chosen = textsOf(value ?? shape.default);
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Chip.Group multiple value={[...chosen]} onChange={(values) => onChange(path, values)}>
        <Group gap={6} role="group" aria-label={label} data-setting={path}>
          {(shape.items?.enum ?? []).map(String).map((choice) => (
            <Chip key={choice} value={choice} size="xs" disabled={place.disabled}>
              {nameOf(choice)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** Yes or no. */
export function SwitchField({ label, path, shape, value, onChange, place }: FieldProps<'switch'>) {
  return (
    <Switch
      label={label}
      data-setting={path}
      checked={typeof value === 'boolean' ? value : shape.default === true}
      disabled={place.disabled}
      onChange={(event) => onChange(path, event.currentTarget.checked)}
    />
  );
}

/** A whole number, or an hour of the day; empty where none is one of the values. */
export function NumberField(props: FieldProps<'number' | 'hour'>) {
  const { field, label, path, value, onChange, place } = props;
  const { hour } = useTexts('office-builder');
  const { shape, nullable } = shapeOf(props.shape);
  const usual = props.shape.default;
  const suffix = field.kind === 'hour' ? hour(0).replace('0', '').trimEnd() : '';
  return (
    <NumberInput
      label={label}
      data-setting={path}
      value={typeof value === 'number' ? value : ''}
      placeholder={typeof usual === 'number' ? String(usual) : ''}
      {...(shape.minimum === undefined ? {} : { min: shape.minimum })}
      {...(shape.maximum === undefined ? {} : { max: shape.maximum })}
      clampBehavior="strict"
      allowDecimal={shape.type === 'number'}
      suffix={suffix === '' ? '' : ` ${suffix.trim()}`}
      disabled={place.disabled}
      onChange={(next) =>
        onChange(path, typeof next === 'number' ? next : nullable ? null : undefined)
      }
    />
  );
}

/** A length, a ratio or a colour of CSS; what does not fit is not written. */
export function CssField(props: FieldProps<'length' | 'ratio' | 'colour'>) {
  const { field, label, path, shape, value, onChange, place } = props;
  const { ratios } = useTexts('office-elements');
  const written = typeof value === 'string' ? value : '';
  const pattern = new RegExp(shape.pattern ?? '');
  const common = {
    label,
    'data-setting': path,
    value: written,
    placeholder: typeof shape.default === 'string' ? shape.default : '',
    disabled: place.disabled,
    error: written !== '' && !pattern.test(written),
  };
  const write = (text: string) => onChange(path, text === '' ? undefined : text);
  if (field.kind === 'ratio')
    return <Autocomplete {...common} data={Object.keys(ratios)} onChange={write} />;
  return <TextInput {...common} onChange={(event) => write(event.target.value)} />;
}

/** An address: a page of the site, or another one. */
export function LinkField({ label, path, shape, value, onChange, place }: FieldProps<'link'>) {
  const { link_help } = useTexts('office-builder');
  const written = typeof value === 'string' ? value : '';
  const pattern = new RegExp(shape.pattern ?? '');
  const titles = new Map(place.pages.map(({ pathname, title }) => [pathname, title]));
  return (
    <Autocomplete
      label={label}
      description={link_help}
      data-setting={path}
      data={[...titles.keys()]}
      renderOption={({ option }) => (
        <span>
          {titles.get(option.value)} <small>{option.value}</small>
        </span>
      )}
      value={written}
      error={written !== '' && !pattern.test(written.trim())}
      disabled={place.disabled}
      onChange={(text) => onChange(path, text)}
    />
  );
}
